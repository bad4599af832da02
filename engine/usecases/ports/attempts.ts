import type { AttemptBudget } from '#engine/domain/rate-limits/attempt-limits.ts';

/** Attempts, counted over all processes of the shop. */
export interface Attempts {
  /**
   * Counts one attempt, unless the budget is used up: then nothing is counted, and `openFrom` is when the next one is
   * allowed. In a unit of work the attempt counts if the work is committed.
   */
  count(key: string, budget: AttemptBudget, at: Date): Promise<{ readonly openFrom: Date } | null>;
  /** Takes one counted attempt back. */
  refund(key: string, budget: AttemptBudget): Promise<void>;
  /** Deletes counts that no longer limit anything. */
  forgetBefore(at: Date): Promise<void>;
}
