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
