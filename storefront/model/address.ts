export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  // Code of a province, for example `JK`.
  'state',
  'postcode',
  // ISO 3166-1 alpha-2.
  'country',
  'phone',
  'email',
] as const;

export type Address = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

const POSTAL_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'phone' && field !== 'email');

type PostalAddress = Pick<Address, (typeof POSTAL_FIELDS)[number]>;

/** True when name, company and place are the same, whoever is to be called or written to. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  POSTAL_FIELDS.every((field) => one[field] === other[field]);

/** A saved address may name the phone of its recipient. */
export const hasOwnPhone = ({ billing, shipping }: Readonly<Record<'billing' | 'shipping', Address>>): boolean =>
  shipping.phone !== '' && shipping.phone !== billing.phone;
