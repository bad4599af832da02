import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { choiceAttribute } from './choice-field.ts';

/** Digits and nothing else: not the `0x2` or `1e3` that a number may also be written as. */
const whole = z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(1));

const id = whole.pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** An empty field of a form is a field that was not filled in. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const AddToCart = z.object({
  productId: id,
  variationId: optional(id),
  quantity: optional(whole.pipe(z.number().max(LIMITS.lineQuantity))).transform((quantity) => quantity ?? 1),
  /** Random key of this one form, set by script: a page that is the same for everybody cannot carry one. */
  form: optional(z.string().regex(/^[\da-f]{32}$/)),
  /** Chosen options by attribute; needed where a variation leaves an attribute open. */
  choices: z
    .array(z.object({ attribute: z.string().min(1).max(64), value: z.string().min(1).max(200) }))
    .max(20)
    .default([]),
});

/** The field that carries the random key of a form. */
export const FORM_KEY = 'form';

/** Reads the form that `productId`, `variationId`, `quantity` and the choice fields make up. */
export const parseAddToCart = (form: FormData) =>
  AddToCart.safeParse({
    productId: form.get('productId'),
    variationId: form.get('variationId'),
    quantity: form.get('quantity'),
    form: form.get(FORM_KEY),
    choices: [...form].flatMap(([field, value]) => {
      const attribute = choiceAttribute(field);
      return attribute === null || value === '' ? [] : [{ attribute, value }];
    }),
  });
