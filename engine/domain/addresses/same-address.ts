import type { Address } from './address.ts';

/** The same in everything but the e-mail, which only a billing address has. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  COMPARED.every((field) => one[field] === other[field]);

const COMPARED = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[];
