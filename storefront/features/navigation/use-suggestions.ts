import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { suggestionsPath } from '#contract/paths.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { normalizeSearch, type Suggestions } from '../../model/search/suggestions.ts';

/** Nothing is requested while somebody types faster than this. */
const DEBOUNCE_MS = 100;

/**
 * Suggestions for what is typed. The last ones stay until the next have come; a blank text ends them at once. Null when
 * there are none yet, or without a connection.
 * @param isNeeded without a list to show nothing is requested
 */
export function useSuggestions(typed: string, isNeeded: boolean): Suggestions | null {
  const { load, data } = useFetcher<Suggestions | null>();
  const path = useLocalPath()(suggestionsPath(normalizeSearch(typed)));
  const text = normalizeSearch(typed);
  const request = useEffectEvent((address: string) => void load(address));
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => request(path), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [path, isNeeded]);
  if (!data) return null;
  return (data.text === '') === (text === '') ? data : null;
}
