import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { choiceAttribute, IDEMPOTENCY_KEY_FIELD } from './cart-form.ts';

/** Digits and nothing else: not the `0x2` or `1e3` that a number may also be written as. */
const wholeNumber = z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(1));

const id = wholeNumber.pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** An empty field of a form is a field that was not filled in. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const AddToCart = z.object({
  productId: id,
  variationId: optional(id),
  quantity: optional(wholeNumber.pipe(z.number().max(LIMITS.lineQuantity))).transform((quantity) => quantity ?? 1),
  /** Random, set by script: a page that is the same for everybody cannot carry one. */
  idempotencyKey: optional(z.string().regex(/^[\da-f]{32}$/)),
  /** Chosen options by attribute; needed where a variation leaves an attribute open. */
  choices: z
    .array(z.object({ attribute: z.string().min(1).max(64), value: z.string().min(1).max(200) }))
    .max(20)
    .default([]),
});

/** Reads the form that `productId`, `variationId`, `quantity` and the choice fields make up. */
export const parseAddToCart = (form: FormData) =>
  AddToCart.safeParse({
    productId: form.get('productId'),
    variationId: form.get('variationId'),
    quantity: form.get('quantity'),
    idempotencyKey: form.get(IDEMPOTENCY_KEY_FIELD),
    choices: [...form].flatMap(([field, value]) => {
      const attribute = choiceAttribute(field);
      return attribute === null || value === '' ? [] : [{ attribute, value }];
    }),
  });

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

/** Of a coupon or a gift card. */
const Code = z.string().trim().min(1).max(100);

export const parseCouponCode = (form: FormData) => Code.safeParse(form.get('code'));
