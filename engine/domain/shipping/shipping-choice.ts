export interface ShippingChoice {
  /** `method:instance`, for example `flat_rate:3`. */
  readonly rateId: string;
  /** The rates that were offered at that time: another offer asks anew. */
  readonly offered: readonly string[];
}
