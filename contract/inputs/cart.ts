import { z } from 'zod';
import { addressFormat } from '../geography/address-formats.ts';
import { HOME_COUNTRY } from '../geography/home-country.ts';
import { LIMITS } from '../limits.ts';
import { choiceAttribute, IDEMPOTENCY_KEY_FIELD, LOST_LINES_FIELD } from './cart-form.ts';
import { seenText } from './pasted-text.ts';

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

const count = z.number().int().min(1);

const LostLines = z
  .array(
    z.object({
      productId: count.max(Number.MAX_SAFE_INTEGER),
      variationId: count.max(Number.MAX_SAFE_INTEGER).nullable(),
      quantity: count.max(LIMITS.lineQuantity),
    }),
  )
  .max(LIMITS.cartLines);

/** A line of a cart whose session was lost. */
export type LostLine = z.infer<typeof LostLines>[number];

/** The lines that a browser remembers of a lost cart; none where they cannot be read. */
export function parseLostLines(form: FormData): readonly LostLine[] {
  try {
    return LostLines.parse(JSON.parse(String(form.get(LOST_LINES_FIELD))));
  } catch {
    return [];
  }
}

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
const Code = z.string().overwrite(seenText).trim().min(1).max(100);

export const parseCouponCode = (form: FormData) => Code.safeParse(form.get('code'));

/** Where a cart would be delivered, for the price of it. At home the price depends on the postcode. */
const Destination = z
  .object({ country: z.string().regex(/^[A-Z]{2}$/), postcode: z.string().trim().toUpperCase().max(20) })
  .refine(({ country, postcode }) => {
    const { postcode: rule, postcodePattern } = addressFormat(country);
    // Delivery abroad costs the same in the whole country.
    if (postcode === '') return country !== HOME_COUNTRY || rule !== 'required';
    return postcodePattern === null ? /^[A-Z0-9 -]+$/.test(postcode) : postcodePattern.test(postcode);
  });

export const parseDestination = (form: FormData) =>
  Destination.safeParse({ country: form.get('country'), postcode: form.get('postcode') ?? '' });
