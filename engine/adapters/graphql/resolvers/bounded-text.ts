import { refuse } from '../refuse.ts';

/** A text that is not longer than what the shop is willing to keep. */
export function bounded(text: string, field: string, limit: number): string {
  return text.length <= limit ? text : refuse('TEXT_TOO_LONG', { field, limit });
}
