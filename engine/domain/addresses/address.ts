/** An empty text is "not given". */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Province code such as `JK`, or free text where a country has no list. */
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly phone: string;
  /** Only of a billing address. */
  readonly email: string;
}

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
  email: '',
};

export type AddressField = keyof Address;

export type AddressRole = 'billing' | 'shipping';

/** Only what is given changes; an empty text clears a field; `overwrite` blanks the rest first. */
export interface AddressPatch extends Partial<Address> {
  readonly overwrite?: boolean;
}

export const mergeAddress = (address: Address, { overwrite, ...given }: AddressPatch): Address => ({
  ...(overwrite ? EMPTY_ADDRESS : address),
  ...given,
});

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

/** Where goods go, as zones and taxes look at it. */
export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

/** Until a country is known, the shop's own place is the guess. */
export const destinationOf = ({ country, state, postcode }: Address, base: Destination): Destination =>
  country === '' ? base : { country, state, postcode };
