/** A whole number of the currency's minor units: cents of a euro, whole rupiah. Never a fraction. */
export type Cents = number;
