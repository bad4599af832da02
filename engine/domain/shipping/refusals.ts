export type ShippingRefusal =
  | { readonly code: 'SHIPPING_METHOD_MISSING' }
  | {
      readonly code: 'SHIPPING_METHOD_UNAVAILABLE';
      readonly rateId: string;
      /** Place of the parcel in the list, counted from 0. */
      readonly package: number;
    }
  | { readonly code: 'SHIPPING_PACKAGE_UNKNOWN'; readonly package: number };
