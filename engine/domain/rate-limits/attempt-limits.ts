/** Actions a stranger could repeat to guess a secret, to flood somebody's mailbox or to overload the shop. */
export type RateLimitedAction =
  | 'login'
  | 'password-reset'
  | 'registration'
  | 'coupon'
  | 'order-lookup'
  | 'contact'
  | 'review'
  | 'return'
  | 'stock-alert';

/** A burst of `attempts`. After it, one more attempt becomes available each `minutes` / `attempts`. */
export interface AttemptBudget {
  readonly attempts: number;
  readonly minutes: number;
}

interface AttemptLimit {
  /** For one account, session or other subject of the attempt. */
  readonly subject: AttemptBudget;
  /** For one client network. Many people may share one, such as customers of a mobile network. */
  readonly address: AttemptBudget;
}

export const ATTEMPT_LIMITS: Readonly<Record<RateLimitedAction, AttemptLimit>> = {
  login: { subject: { attempts: 10, minutes: 15 }, address: { attempts: 60, minutes: 15 } },
  'password-reset': { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  registration: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  coupon: { subject: { attempts: 20, minutes: 15 }, address: { attempts: 100, minutes: 15 } },
  'order-lookup': { subject: { attempts: 10, minutes: 15 }, address: { attempts: 30, minutes: 15 } },
  contact: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
  return: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
  'stock-alert': { subject: { attempts: 10, minutes: 60 }, address: { attempts: 40, minutes: 60 } },
  review: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
};

export type RateLimitRefusal =
  /** `seconds` until the next attempt is allowed. */
  { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
