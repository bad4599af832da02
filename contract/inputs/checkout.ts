import { z } from 'zod';
import { addressFormat } from '../geography/address-formats.ts';

/** What is wrong with a field; the page shows it in the visitor's language. */
export type FieldProblem = 'required' | 'email' | 'postcode' | 'phone' | 'state' | 'tooLong';

export type Problems<Fields extends string> = Partial<Record<Fields, FieldProblem>>;

/** Digits and the signs people write between them. */
const PHONE = /^[\d\s#_\-+/().]{6,20}$/;

/** In one line: a line break in a name could begin a header in an e-mail, and another field on a label. */
const text = (maxLength: number) =>
  z
    .string()
    .overwrite((value) => value.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .max(maxLength, 'tooLong');
const required = (maxLength: number) => text(maxLength).min(1, 'required');

const email = required(254).pipe(z.email('email'));
const phone = text(20).refine((value) => value === '' || PHONE.test(value), 'phone');

export const ContactInput = z.object({ email, phone });

const name = { firstName: required(100), lastName: required(100) };
const country = required(2).pipe(z.string().regex(/^[A-Z]{2}$/, 'required'));

const addressFields = {
  ...name,
  company: text(100),
  country,
  address1: required(200),
  address2: text(200),
  city: required(100),
  state: text(100),
  postcode: text(20),
};

/** A shipping address, checked by the format of its country. */
export const AddressInput = z.object(addressFields).superRefine((address, context) => {
  const format = addressFormat(address.country);
  const refuse = (field: 'state' | 'postcode', message: FieldProblem) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (format.state === 'required' && !address.state) refuse('state', 'required');
  if (address.state && format.states.length > 0 && !format.states.some(({ code }) => code === address.state)) {
    refuse('state', 'state');
  }
  if (format.postcode === 'required' && !address.postcode) refuse('postcode', 'required');
  if (address.postcode && format.postcodePattern && !format.postcodePattern.test(address.postcode.toUpperCase())) {
    refuse('postcode', 'postcode');
  }
});

/** The buyer of files: without delivery only a name and the country whose tax is due are needed. */
export const BuyerInput = z.object({ ...name, country });

export const PaymentInput = z.object({
  paymentMethod: required(50),
  customerNote: z.string().trim().max(1000, 'tooLong'),
  /** Random for each form: a form that is sent twice places one order. */
  idempotencyKey: required(100),
  /** Whole minor units the shopper read on the button. */
  seenTotal: z.string().regex(/^\d+$/).transform(Number),
});

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Problems<Extract<keyof Value, string>> };

const PROBLEMS: readonly string[] = [
  'required',
  'email',
  'postcode',
  'phone',
  'state',
  'tooLong',
] satisfies FieldProblem[];
const isProblem = (message: string): message is FieldProblem => PROBLEMS.includes(message);

/** Reads the fields of a form; a missing one counts as empty. It returns the first problem of each field. */
export function readForm<Value extends Record<string, unknown>>(
  schema: z.ZodType<Value>,
  form: FormData,
  prefix = '',
): Reading<Value> {
  const entries = [...form].filter(([key, value]) => key.startsWith(prefix) && typeof value === 'string');
  const fields = Object.fromEntries(entries.map(([key, value]) => [key.slice(prefix.length), value]));
  const parsed = schema.safeParse({ ...EMPTY, ...fields });
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of parsed.error.issues) {
    problems[String(path[0])] ??= isProblem(message) ? message : 'required';
  }
  return { ok: false, problems: problems as Problems<Extract<keyof Value, string>> };
}

/** An unticked or hidden field is not sent at all. */
const EMPTY: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(addressFields), 'email', 'phone', 'paymentMethod', 'customerNote', 'idempotencyKey'].map((key) => [
    key,
    '',
  ]),
);
