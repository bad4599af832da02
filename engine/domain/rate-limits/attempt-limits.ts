import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** A burst of `attempts`. After it, one more attempt becomes available each `minutes` / `attempts`. */
export interface AttemptBudget {
  readonly attempts: number;
  readonly minutes: number;
}

/** How long a used-up budget takes to be whole again, and how long one attempt of it does, in milliseconds. */
export const refillTimes = ({ attempts, minutes }: AttemptBudget) => ({
  whole: minutes * MINUTE_MS,
  share: (minutes * MINUTE_MS) / attempts,
});

/** Clocks of two machines may differ. What ends later than any count can was counted by a clock that has been set back since. */
export const MAX_CLOCK_LEAD_MS = 5 * MINUTE_MS;

/** What of an attempt is counted. It is open while all that is counted is. */
interface AttemptLimit {
  /**
   * One account, session or other subject, tried from one network: so nobody can use up the attempts of an account's owner,
   * who is elsewhere. Where no network is known, all networks are one.
   */
  readonly subject: AttemptBudget | null;
  /** One subject, tried from all networks together. */
  readonly everywhere: AttemptBudget | null;
  /** One network. Many people may share one, such as customers of a mobile network. */
  readonly network: AttemptBudget | null;
}

/** For mailboxes of people who have asked for nothing. */
const mailbox = (attempts: number, network: number) =>
  ({
    subject: null,
    everywhere: { attempts, minutes: 60 },
    network: { attempts: network, minutes: 60 },
  }) satisfies AttemptLimit;

const DAY_MINUTES = DAY_MS / MINUTE_MS;

export const ATTEMPT_LIMITS = {
  login: {
    subject: { attempts: 10, minutes: 15 },
    everywhere: { attempts: 100, minutes: 60 },
    network: { attempts: 60, minutes: 15 },
  },
  'password-reset': {
    subject: { attempts: 5, minutes: 60 },
    everywhere: null,
    network: { attempts: 30, minutes: 60 },
  },
  /** The emails of all its requests to one account. What is too much is dropped without a word. */
  'reset-mail': { subject: null, everywhere: { attempts: 5, minutes: 60 }, network: null },
  /** A mailed key cannot be guessed: only the work of trying is limited. */
  'reset-key': { subject: null, everywhere: null, network: { attempts: 60, minutes: 15 } },
  registration: { subject: { attempts: 5, minutes: 60 }, everywhere: null, network: { attempts: 30, minutes: 60 } },
  /** Each sends an email to an address that nobody has proven. */
  'guest-order': { subject: null, everywhere: { attempts: 30, minutes: 60 }, network: null },
  /**
   * Each keeps pieces from everybody else until it is paid or its time is over. Its buyer has a card declined three times and orders once
   * more; after that one comes back each five hours.
   */
  'large-order': {
    subject: { attempts: 5, minutes: DAY_MINUTES },
    everywhere: null,
    network: { attempts: 8, minutes: DAY_MINUTES },
  },
  coupon: { subject: { attempts: 20, minutes: 15 }, everywhere: null, network: { attempts: 100, minutes: 15 } },
  'order-lookup': {
    subject: { attempts: 10, minutes: 15 },
    everywhere: { attempts: 100, minutes: 60 },
    network: { attempts: 30, minutes: 15 },
  },
  contact: mailbox(5, 20),
  return: mailbox(5, 20),
  'stock-alert': mailbox(10, 40),
  review: mailbox(5, 20),
} as const satisfies Readonly<Record<string, AttemptLimit>>;

/** Actions a stranger could repeat to guess a secret, to flood somebody's mailbox, to empty the shelves or to overload the shop. */
export type RateLimitedAction = keyof typeof ATTEMPT_LIMITS;

export type RateLimitRefusal =
  /** `seconds` until the next attempt is allowed. */
  { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
