import { type AddressValues, addressValues } from '../../address/address-values.ts';
import { type AddressBook, findSaved } from '../../model/address-book.ts';
import type { Address } from '../../model/order.ts';
import type { Viewer } from '../../model/viewer.ts';
import type { AddressChoice } from './address-step.tsx';
import type { TypedFields } from './drafts.ts';
import { OTHER_ADDRESS, SAVE_FIELD, SAVED_ADDRESS_FIELD } from './saved-address-fields.ts';
import type { CheckoutFacts } from './steps.ts';

/** What was typed wins over what is stored: the shopper may have to correct it. */
export function typedOver<Values extends object>(stored: Values, typed: TypedFields | null, prefix = ''): Values {
  if (!typed) return stored;
  const fields = Object.keys(stored).map((key) => [key, typed[prefix + key]]);
  return { ...stored, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

interface Known {
  readonly facts: CheckoutFacts;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly book: AddressBook | null;
}

/** How to reach the buyer. What a customer's first order does not know, the account knows. */
export function contactValues({ facts: { billing }, viewer, book }: Known) {
  const { name } = addressValues(billing);
  const [first] = book ?? [];
  return { name, email: billing.email || (viewer?.email ?? ''), phone: billing.phone || (first?.phone ?? '') };
}

/** Null for whoever has no saved addresses. Without a choice so far the default is chosen. */
export function addressChoice({ facts: { shipping }, book }: Known, typed: TypedFields | null): AddressChoice | null {
  const [first] = book ?? [];
  if (!book || !first) return null;
  const stored = shipping.address1 ? (findSaved(book, shipping)?.id ?? OTHER_ADDRESS) : first.id;
  const chosen = typed?.[SAVED_ADDRESS_FIELD] ?? stored;
  const isKnown = book.some(({ id }) => id === chosen);
  return { book, chosen: isKnown ? chosen : OTHER_ADDRESS, isSaved: typed !== null && SAVE_FIELD in typed };
}

const NOWHERE: Omit<Address, 'email' | 'phone'> = {
  ...{ firstName: '', lastName: '', company: '', country: '', address1: '' },
  ...{ address2: '', city: '', state: '', postcode: '' },
};

/** Of the fields of the delivery address: a chosen card leaves them blank. */
export const shippingValues = ({ facts: { shipping } }: Known, choice: AddressChoice | null): AddressValues =>
  addressValues(choice && findSaved(choice.book, shipping) ? NOWHERE : shipping);
