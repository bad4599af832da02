/** Actions a stranger could repeat to guess a secret, to flood somebody's mailbox or to overload the shop. */
export type RateLimitedAction =
  | 'login'
  | 'password-reset'
  | 'reset-key'
  | 'registration'
  | 'guest-order'
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
  /** For one account, session or other subject of the attempt: from all networks together, unless `everywhere` is given. */
  readonly subject: AttemptBudget;
  /**
   * For one subject from all networks; `subject` then counts for each network alone. So a stranger elsewhere cannot use up
   * the attempts of an account's owner, and a network in which the owner has logged in is not counted here at all.
   */
  readonly everywhere?: AttemptBudget;
  /** For one client network. Many people may share one, such as customers of a mobile network. */
  readonly address: AttemptBudget;
}

export const ATTEMPT_LIMITS: Readonly<Record<RateLimitedAction, AttemptLimit>> = {
  login: {
    subject: { attempts: 10, minutes: 15 },
    everywhere: { attempts: 100, minutes: 60 },
    address: { attempts: 60, minutes: 15 },
  },
  'password-reset': { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  /** A mailed key cannot be guessed: only the work of trying is limited. */
  'reset-key': { subject: { attempts: 60, minutes: 15 }, address: { attempts: 60, minutes: 15 } },
  registration: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 30, minutes: 60 } },
  /** Each sends an e-mail to an address that nobody has proven. Requests are limited per client, too. */
  'guest-order': { subject: { attempts: 30, minutes: 60 }, address: { attempts: 120, minutes: 60 } },
  coupon: { subject: { attempts: 20, minutes: 15 }, address: { attempts: 100, minutes: 15 } },
  'order-lookup': { subject: { attempts: 10, minutes: 15 }, address: { attempts: 30, minutes: 15 } },
  contact: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
  return: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
  'stock-alert': { subject: { attempts: 10, minutes: 60 }, address: { attempts: 40, minutes: 60 } },
  review: { subject: { attempts: 5, minutes: 60 }, address: { attempts: 20, minutes: 60 } },
};

/** How long a network counts as the owner's after a login there. */
export const TRUSTED_NETWORK: AttemptBudget = { attempts: 1, minutes: 90 * 24 * 60 };

export type RateLimitRefusal =
  /** `seconds` until the next attempt is allowed. */
  { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
