import { useLocation, useRouteLoaderData } from 'react-router';
import { FALLBACK_LANGUAGE, type Language } from '#contract/languages.ts';
import { splitLanguage } from '#contract/paths.ts';
import type { CategoryTile } from './features/navigation/category-tile.ts';

/** What every page needs of the server; the same for all visitors. */
export interface RootData {
  readonly language: Language;
  readonly prefix: Language | null;
  readonly baseUrl: string;
  readonly tiles: readonly CategoryTile[];
  /** For the copyright line. */
  readonly year: number;
}

/** Undefined when not even that could be loaded: only an error page is shown then. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** The language of the page and the prefix of its address, as far as the address tells when nothing could be loaded. */
export function usePageLanguage(): Pick<RootData, 'language' | 'prefix'> {
  const { language: prefix } = splitLanguage(useLocation().pathname);
  return useRootData() ?? { language: prefix ?? FALLBACK_LANGUAGE, prefix };
}
