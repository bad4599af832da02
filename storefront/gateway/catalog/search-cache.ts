import { LRUCache } from 'lru-cache';
import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { EMPTY_SEARCH_RESULT, type SearchResult, searchResult } from '../../model/search/search.ts';
import { searchPages, searchProducts } from '../generated/operations.generated.ts';
import { pagesOf } from '../transport/pages-of.ts';
import { runOperation } from '../transport/run-operation.ts';
import type { Snapshot } from './snapshots.ts';

/** Per snapshot. One result may hold the whole catalog. */
const MAX_CACHED_TEXTS = 100;
/** A hundred products each. */
const MAX_PAGES = 100;

export interface SearchCache {
  /** What the backend finds for a text: requested once per snapshot, however the list is filtered and sorted. */
  find(text: string, on: { readonly snapshot: Snapshot; readonly language: Language }): Promise<SearchResult>;
}

export function createSearchCache(api: CommerceApi): SearchCache {
  const bySnapshot = new WeakMap<Snapshot, LRUCache<string, Promise<SearchResult>>>();
  return {
    find(text, { snapshot, language }) {
      const results = bySnapshot.get(snapshot) ?? new LRUCache({ max: MAX_CACHED_TEXTS });
      bySnapshot.set(snapshot, results);
      const cached = results.get(text);
      if (cached) return cached;
      const result = search(api, text, language);
      results.set(text, result);
      result.catch(() => results.delete(text));
      return result;
    },
  };
}

/** A text that the backend refuses, such as one with control characters, finds nothing. */
async function search(api: CommerceApi, text: string, language: Language): Promise<SearchResult> {
  const { data } = await runOperation(api, { operation: searchProducts, variables: { text } }, { language });
  if (!data?.products) return EMPTY_SEARCH_RESULT;
  const { nodes, nearest, missedWords, pageInfo } = data.products;
  const best = nodes.map(({ databaseId }) => databaseId);
  const others = pageInfo?.hasNextPage ? await everythingFound(api, text, language) : [];
  return searchResult([...new Set([...best, ...others])], {
    isNearest: nearest ?? false,
    missedWords: missedWords ?? [],
  });
}

/** Everything that matches, page by page, the newest first. */
async function everythingFound(api: CommerceApi, text: string, language: Language): Promise<readonly number[]> {
  const ids: number[] = [];
  const load = async (after: string | null) => {
    const request = { operation: searchPages, variables: { text, after } };
    return (await runOperation(api, request, { language })).data?.products ?? null;
  };
  for await (const { nodes } of pagesOf(load, MAX_PAGES)) ids.push(...nodes.map(({ databaseId }) => databaseId));
  return ids;
}
