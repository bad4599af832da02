/**
 * Meta of a checkout: the total the shopper read on the last button, in whole minor units. When another total is due, the
 * order is refused as `TOTAL_CHANGED`.
 */
export const EXPECTED_TOTAL = '_expected_total';
