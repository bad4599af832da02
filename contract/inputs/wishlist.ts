import { z } from 'zod';

const Change = z.object({
  intent: z.enum(['add', 'remove']),
  productId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  /** The line of the cart that the product leaves for the wishlist. */
  line: z.preprocess((value) => value ?? undefined, z.string().min(1).max(64).optional()),
});

/** Reads the form of a heart, or of a cart's line that moves to the wishlist. */
export const parseWishlistChange = (form: FormData) =>
  Change.safeParse({ intent: form.get('intent'), productId: form.get('productId'), line: form.get('line') });
