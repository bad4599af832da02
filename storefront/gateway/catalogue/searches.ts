import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { type Found, foundInOrder, NOTHING_FOUND } from '../../model/found.ts';
import { ask } from '../ask.ts';
import { searchProducts } from '../generated/operations.generated.ts';
import type { Snapshot } from './snapshots.ts';

/** Of one snapshot. What is found may be the whole catalogue, so it is the texts that are limited. */
const MOST_KEPT = 100;

export interface Searches {
  /** What the backend finds for a text; asked once for each snapshot, however the list is filtered and sorted. */
  find(text: string, on: { readonly snapshot: Snapshot; readonly language: Language }): Promise<Found>;
}

export function createSearches(api: CommerceApi): Searches {
  const kept = new WeakMap<Snapshot, Map<string, Promise<Found>>>();
  return {
    find(text, { snapshot, language }) {
      const own = kept.get(snapshot) ?? new Map<string, Promise<Found>>();
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
async function askFor(api: CommerceApi, text: string, language: Language): Promise<Found> {
  const { data } = await ask(api, { operation: searchProducts, variables: { text } }, { language });
  if (!data?.products) return NOTHING_FOUND;
  const { nodes, nearest } = data.products;
  return foundInOrder(
    nodes.map(({ databaseId }) => databaseId),
    nearest ?? false,
  );
}
