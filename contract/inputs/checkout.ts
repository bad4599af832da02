import { z } from 'zod';
import { addressFormat } from '../geography/address-formats.ts';
import { ADDRESS_LENGTHS, LIMITS } from '../limits.ts';
import { oneLine } from './pasted-text.ts';
import { PHONE, plainPhone } from './phone.ts';
import { type FieldProblems, formReader } from './read-form.ts';

/** What is wrong with a field; the page shows it in the visitor's language. */
export type FieldProblem =
  | 'required'
  | 'email'
  | 'postcode'
  | 'phone'
  | 'state'
  | 'elsewhere'
  | 'notFound'
  | 'taxNumber'
  | 'tooLong';

export type Problems<Fields extends string> = FieldProblems<Fields, FieldProblem>;

const text = (maxLength: number) => z.string().overwrite(oneLine).trim().max(maxLength, 'tooLong');
const required = (maxLength: number) => text(maxLength).min(1, 'required');

/** Browsers send each line break as two characters, and count it as one while it is typed. */
const words = (maxLength: number) =>
  z
    .string()
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n'))
    .trim()
    .max(maxLength, 'tooLong');

const email = required(254).pipe(z.email('email'));
const phoneText = z.string().overwrite(plainPhone).trim().max(ADDRESS_LENGTHS.phone, 'tooLong');
const phone = phoneText.refine((value) => value === '' || PHONE.test(value), 'phone');

export const ContactInput = z.object({ email, phone });

/** Of a buyer to whom something is delivered: the courier calls before he comes. */
export const DeliveryContactInput = z.object({ email, phone: phoneText.min(1, 'required').pipe(phone) });

/** People with one name have no last name. */
const name = { firstName: required(ADDRESS_LENGTHS.firstName), lastName: text(ADDRESS_LENGTHS.lastName) };
const country = required(ADDRESS_LENGTHS.country).pipe(z.string().regex(/^[A-Z]{2}$/, 'required'));

const addressFields = {
  ...name,
  company: text(ADDRESS_LENGTHS.company),
  country,
  address1: required(ADDRESS_LENGTHS.address1),
  address2: text(ADDRESS_LENGTHS.address2),
  city: required(ADDRESS_LENGTHS.city),
  state: text(ADDRESS_LENGTHS.state),
  postcode: text(ADDRESS_LENGTHS.postcode),
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

/** What is kept with an address for the next order, besides the address itself. */
export const SavedAddressInput = z.object({
  /** Random for each new address: a form that is sent twice adds one. */
  id: z.string().regex(/^[\w-]{1,40}$/, 'required'),
  label: text(LIMITS.addressLabel),
  phone,
});

/** The buyer of files: without delivery only a name and the country whose tax is due are needed. */
export const BuyerInput = z.object({ ...name, country });

/** The same, for a shop that asks for no address: one step asks for everything. */
export const NamedBuyerInput = BuyerInput.extend({ email });

export const PaymentInput = z.object({
  paymentMethod: required(50),
  customerNote: words(1000),
  /** Of a box: empty unless it is ticked. */
  isGift: z.string(),
  giftMessage: words(LIMITS.giftMessage),
  /** Random for each form: a form that is sent twice places one order. */
  idempotencyKey: required(100),
  /** Whole minor units the shopper read on the button. */
  seenTotal: z.string().regex(/^\d+$/).transform(Number),
});

export const readCheckoutForm = formReader<FieldProblem>();
