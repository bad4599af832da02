import { refuse } from '../../errors/refuse.ts';
import type { InputMaybe } from '../../generated/resolvers.generated.ts';

export type Many<T> = InputMaybe<readonly InputMaybe<T>[]>;

/** The values of a list without its nulls; undefined when there are none: clients send an empty list for no filter. */
export function valuesOf<T>(list: Many<T>): readonly (T & {})[] | undefined {
  const values = list?.filter((value): value is T & {} => value !== null && value !== undefined) ?? [];
  return values.length > 0 ? values : undefined;
}

/** The parts of a comma list; undefined when it was left out. */
export const commaList = (text: InputMaybe<string>): readonly string[] | undefined =>
  text ? text.split(',').map((part) => part.trim()) : undefined;

/** The text; refuses one that is longer than the limit. */
export function bounded(text: string, field: string, limit: number): string {
  return text.length <= limit ? text : refuse('TEXT_TOO_LONG', { field, limit });
}

/** Every word of a search is looked for in every text. */
const MAX_SEARCH_LENGTH = 200;

/** What is searched for; undefined without a word. */
export const searchText = (text: InputMaybe<string> | undefined): string | undefined =>
  bounded(text?.trim() ?? '', 'search', MAX_SEARCH_LENGTH) || undefined;
