import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const ChangeQuantity = z.object({
  /** The line's key as the API handed it out. */
  key: z.string().min(1).max(64),
  /** Zero removes the line. */
  quantity: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().min(0).max(LIMITS.lineQuantity)),
});
export const parseChangeQuantity = (form: FormData) =>
  ChangeQuantity.safeParse({ key: form.get('key'), quantity: form.get('quantity') });
