/** A product that the customer gets an email about once it is back. */
export interface WaitingAlert {
  readonly id: number;
  /** Of the product or the variation; empty when it is gone. */
  readonly name: string;
  /** Null when the product is gone. */
  readonly slug: string | null;
  readonly email: string;
  /** ISO date. */
  readonly requested: string;
}

/** A review as its author sees it. */
export interface OwnReview {
  /** Name of the product; empty when it is gone. */
  readonly product: string;
  readonly author: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** The shop's; null without one. */
  readonly answer: string | null;
  /** ISO date. */
  readonly date: string;
  readonly status: 'shown' | 'waiting' | 'rejected';
}

/** One device or browser that the customer is logged in with. Dates are ISO. */
export interface OwnLogin {
  readonly begun: string;
  /** Unless it ends before. */
  readonly expires: string;
  readonly isCurrent: boolean;
}

/** What the shop keeps of a customer besides profile, addresses, wishlist, cart and orders. */
export interface OwnRecords {
  readonly alerts: readonly WaitingAlert[];
  readonly reviews: readonly OwnReview[];
  readonly logins: readonly OwnLogin[];
}
