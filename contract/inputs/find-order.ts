import { z } from 'zod';
import { emailField } from './email-field.ts';
import { seenText } from './pasted-text.ts';
import { formReader } from './read-form.ts';

/** What a guest knows of an order: its number, with or without a `#`, and the email address. */
const FindOrderInput = z.object({
  orderNumber: z
    .string()
    .overwrite(seenText)
    .trim()
    .min(1, 'required')
    .regex(/^#?\d{1,15}$/, 'number'),
  email: emailField,
});

export type FindOrderProblem = 'required' | 'number' | 'email';

const read = formReader<FindOrderProblem>();

export const readFindOrderForm = (form: FormData) => read(FindOrderInput, form);
