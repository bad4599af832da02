import type { InputMaybe } from '../generated/resolvers.generated.ts';
import { refuse } from '../refuse.ts';

/** A text that is not longer than what the shop is willing to keep. */
export function bounded(text: string, field: string, limit: number): string {
  return text.length <= limit ? text : refuse('TEXT_TOO_LONG', { field, limit });
}

/** As long as a question may be; every word of it is looked for in every text. */
const LONGEST_SEARCH = 200;

/** What is searched for; undefined without a word. */
export const searchText = (text: InputMaybe<string> | undefined): string | undefined =>
  bounded(text?.trim() ?? '', 'search', LONGEST_SEARCH) || undefined;
