import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { EMPTY_SEARCH_RESULT, type SearchResult, searchResult } from '../../model/search-result.ts';
import { searchProducts } from '../generated/operations.generated.ts';
import { runOperation } from '../transport/run-operation.ts';
import type { Snapshot } from './snapshots.ts';

/** Of one snapshot. What is found may be the whole catalogue, so it is the texts that are limited. */
const MOST_KEPT = 100;

export interface SearchCache {
  /** What the backend finds for a text; asked once for each snapshot, however the list is filtered and sorted. */
  find(text: string, on: { readonly snapshot: Snapshot; readonly language: Language }): Promise<SearchResult>;
}

export function createSearchCache(api: CommerceApi): SearchCache {
  const kept = new WeakMap<Snapshot, Map<string, Promise<SearchResult>>>();
  return {
    find(text, { snapshot, language }) {
      const own = kept.get(snapshot) ?? new Map<string, Promise<SearchResult>>();
      kept.set(snapshot, own);
      const found = own.get(text) ?? askFor(api, text, language);
      // At the end again: the first of a full map is the one that nobody asked for longest.
      own.delete(text);
      own.set(text, found);
      found.catch(() => own.delete(text));
      const [longestUnasked] = own.keys();
      if (own.size > MOST_KEPT && longestUnasked !== undefined) own.delete(longestUnasked);
      return found;
    },
  };
}

/** A text that the backend refuses, such as one with control characters, finds nothing. */
async function askFor(api: CommerceApi, text: string, language: Language): Promise<SearchResult> {
  const { data } = await runOperation(api, { operation: searchProducts, variables: { text } }, { language });
  if (!data?.products) return EMPTY_SEARCH_RESULT;
  const { nodes, nearest } = data.products;
  return searchResult(
    nodes.map(({ databaseId }) => databaseId),
    nearest ?? false,
  );
}
