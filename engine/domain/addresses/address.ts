/** An empty text means "not given". */
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
  /** Only a billing address has one. */
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

export const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as readonly AddressField[];

/** The address with each of its texts changed. */
export const mapAddress = (address: Address, change: (text: string) => string): Address => ({
  ...address,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, change(address[field])])),
});

export type AddressRole = 'billing' | 'shipping';

/**
 * Given fields replace the stored ones, and an empty text clears a field. With `overwrite`, all other fields are
 * cleared too.
 */
export interface AddressPatch extends Partial<Address> {
  readonly overwrite?: boolean;
}

export const mergeAddress = (address: Address, { overwrite, ...given }: AddressPatch): Address => ({
  ...(overwrite ? EMPTY_ADDRESS : address),
  ...given,
});

/** Only a billing address has an email address, and a delivery address often has no phone number. */
export const isSameAddress = (billing: Address, shipping: Address): boolean =>
  ADDRESS_FIELDS.every(
    (field) => field === 'email' || (field === 'phone' && shipping.phone === '') || billing[field] === shipping[field],
  );

/** The parts of an address that shipping zones and tax rates are matched against. */
export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

/** The shop's own address is used as an estimate until the shopper has given a country. */
export const destinationOf = ({ country, state, postcode }: Address, base: Destination): Destination =>
  country === '' ? base : { country, state, postcode };
