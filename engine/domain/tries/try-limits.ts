/** What a stranger could try again and again: to guess a secret, to flood somebody, or to wear the shop out. */
export type TryAction = 'login' | 'password-reset' | 'registration' | 'coupon' | 'order-lookup' | 'contact' | 'review';

/** So many at once; after that one more each time an equal share of the minutes has passed. */
export interface TryBudget {
  readonly tries: number;
  readonly minutes: number;
}

interface TryLimit {
  /** For one account, session or whatever is being tried. */
  readonly subject: TryBudget;
  /** For one client address: many people may share it, as whole towns do on mobile networks. */
  readonly address: TryBudget;
}

export const TRY_LIMITS: Readonly<Record<TryAction, TryLimit>> = {
  login: { subject: { tries: 10, minutes: 15 }, address: { tries: 60, minutes: 15 } },
  'password-reset': { subject: { tries: 5, minutes: 60 }, address: { tries: 30, minutes: 60 } },
  registration: { subject: { tries: 5, minutes: 60 }, address: { tries: 30, minutes: 60 } },
  coupon: { subject: { tries: 20, minutes: 15 }, address: { tries: 100, minutes: 15 } },
  'order-lookup': { subject: { tries: 10, minutes: 15 }, address: { tries: 30, minutes: 15 } },
  contact: { subject: { tries: 5, minutes: 60 }, address: { tries: 20, minutes: 60 } },
  review: { subject: { tries: 5, minutes: 60 }, address: { tries: 20, minutes: 60 } },
};
