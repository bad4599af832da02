import { z } from 'zod';
import { emailField } from './email-field.ts';
import { formReader } from './read-form.ts';

/** Who asks to be told, and of which variation; empty for the product as a whole. */
const StockAlertInput = z.object({
  email: emailField,
  variationId: z
    .string()
    .regex(/^\d{0,15}$/, 'required')
    .transform((id) => (id === '' ? null : Number(id))),
});

export type StockAlertProblem = 'required' | 'email';

const read = formReader<StockAlertProblem>();

export const readStockAlert = (form: FormData) => read(StockAlertInput, form);
