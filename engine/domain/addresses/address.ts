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

export const NO_ADDRESS: Address = {
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
