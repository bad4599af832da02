/** What a stranger could try again and again: to guess a secret, to flood somebody, or to wear the shop out. */
export type RateLimitedAction =
  | 'login'
  | 'password-reset'
  | 'registration'
  | 'coupon'
  | 'order-lookup'
  | 'contact'
  | 'review';

/** So many at once; after that one more each time an equal share of the minutes has passed. */
export interface AttemptBudget {
  readonly attempts: number;
  readonly minutes: number;
}

interface AttemptLimit {
  /** For one account, session or whatever is being tried. */
  readonly subject: AttemptBudget;
  /** For one client address: many people may share it, as whole towns do on mobile networks. */
  readonly address: AttemptBudget;
}

export const ATTEMPT_LIMITS: Readonly<Record<RateLimitedAction, AttemptLimit>> = {
  login: { subject: { attempts: 10, minutes: 15 }, address: { attempts: 60, minutes: 15 } },
  'password-reset': { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  registration: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  coupon: { subject: { attempts: 20, minutes: 15 }, address: { attempts: 100, minutes: 15 } },
  'order-lookup': { subject: { attempts: 10, minutes: 15 }, address: { attempts: 30, minutes: 15 } },
  contact: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
  review: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
};

export type RateLimitRefusal =
  /** `seconds` until one more try is open. */
  { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
