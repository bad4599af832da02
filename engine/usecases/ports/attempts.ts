import type { AttemptBudget } from '#engine/domain/rate-limits/attempt-limits.ts';

/** How often something was tried, counted together by every process of the shop. */
export interface Attempts {
  /**
   * Counts one try, unless the budget is used up: then nothing is counted, and the answer is when one more is open.
   * Not for use inside a unit of work: a try counts also when the work is undone.
   */
  count(key: string, budget: AttemptBudget, at: Date): Promise<{ readonly openFrom: Date } | null>;
  /** Takes one counted try back. */
  refund(key: string, budget: AttemptBudget): Promise<void>;
  /** Forgets what no longer holds anybody up. */
  forgetBefore(at: Date): Promise<void>;
}
