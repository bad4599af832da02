import { type AddressValues, addressValues } from '../../address/address-values.ts';
import { findSaved } from '../../model/account/address-book.ts';
import type { Address } from '../../model/address.ts';
import type { AddressChoice } from './address-step.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import type { TypedFields } from './drafts.ts';
import { OTHER_ADDRESS, SAVE_FIELD, SAVED_ADDRESS_FIELD } from './saved-address-fields.ts';

/** What was typed wins over what is stored: the shopper may have to correct it. */
export function typedOver<Values extends object>(stored: Values, typed: TypedFields | null, prefix = ''): Values {
  if (!typed) return stored;
  const fields = Object.keys(stored).map((key) => [key, typed[prefix + key]]);
  return { ...stored, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

type Known = Pick<CheckoutPageProps, 'facts' | 'viewer' | 'saved'>;

/** How to reach the buyer. What a customer's first order does not know, the account knows. */
export function contactValues({ facts: { billing }, viewer, saved }: Known) {
  const { name } = addressValues(billing);
  const [first] = saved?.book ?? [];
  return { name, email: billing.email || (viewer?.email ?? ''), phone: billing.phone || (first?.phone ?? '') };
}

/** Null for a guest. Without a choice so far the default is chosen, and the first address that is typed is to be saved. */
export function addressChoice({ facts: { shipping }, saved }: Known, typed: TypedFields | null): AddressChoice | null {
  if (!saved) return null;
  const { book, isSavingRequested } = saved;
  const stored = shipping.address1 ? findSaved(book, shipping)?.id : book[0]?.id;
  const chosen = typed?.[SAVED_ADDRESS_FIELD] ?? stored;
  const isSaved = typed ? SAVE_FIELD in typed : isSavingRequested || book.length === 0;
  return { book, chosen: book.find(({ id }) => id === chosen)?.id ?? OTHER_ADDRESS, isSaved };
}

const NOWHERE: Omit<Address, 'email' | 'phone'> = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
};

/** Of the fields of the delivery address: a chosen card leaves them blank. */
export const shippingValues = ({ facts: { shipping } }: Known, choice: AddressChoice | null): AddressValues =>
  addressValues(choice && findSaved(choice.book, shipping) ? NOWHERE : shipping);
