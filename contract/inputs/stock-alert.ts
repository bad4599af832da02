import { z } from 'zod';
import { seenText } from './pasted-text.ts';
import { formReader } from './read-form.ts';

/** Who asks to be told, and of which variation; empty for the product as a whole. */
const StockAlertInput = z.object({
  email: z.string().overwrite(seenText).trim().min(1, 'required').max(254, 'email').pipe(z.email('email')),
  variationId: z
    .string()
    .regex(/^\d{0,15}$/, 'required')
    .transform((id) => (id === '' ? null : Number(id))),
});

export type StockAlertProblem = 'required' | 'email';

const read = formReader<StockAlertProblem>();

export const readStockAlert = (form: FormData) => read(StockAlertInput, form);
