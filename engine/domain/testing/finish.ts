import type { InSteps } from '../search/postings/posting-lists.ts';

/** Runs all steps at once. */
export function finish<T>(steps: InSteps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
