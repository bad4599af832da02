export type ShippingRefusal =
  | { readonly code: 'NO_SHIPPING_METHOD_GIVEN' }
  /** `package` is the parcel's place in the list, counted from 0. */
  | { readonly code: 'SHIPPING_METHOD_UNAVAILABLE'; readonly id: string; readonly package: number }
  | { readonly code: 'NO_SHIPPING_PACKAGE'; readonly index: number };
