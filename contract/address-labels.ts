/** The API's words for address fields, as they stand in its refusals after `Billing` or `Shipping`. */
export const ADDRESS_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company name',
  address1: 'Street address',
  address2: 'Apartment, suite, unit, etc.',
  city: 'Town / City',
  state: 'Province',
  postcode: 'Postcode / ZIP',
  country: 'Country / Region',
  phone: 'Phone',
  email: 'Email address',
} as const;

export const ROLE_LABELS = { billing: 'Billing', shipping: 'Shipping' } as const;
