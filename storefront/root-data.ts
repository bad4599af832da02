import { useLocation, useRouteLoaderData } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { splitLanguage } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import type { CategoryTile } from './features/navigation/category-tile.ts';

/** Data of every page, the same for all visitors. */
export interface RootData {
  readonly language: Language;
  readonly prefix: Language | null;
  readonly baseUrl: string;
  readonly tiles: readonly CategoryTile[];
  /** IANA name of the zone in which dates are told. */
  readonly timeZone: string;
  /** The backend is this shop's own engine: the shop's own terms hold, and an order is found by its number and email address. */
  readonly isOwnEngine: boolean;
  /** False where nobody can log in. */
  readonly takesLogins: boolean;
  /** For the copyright line. */
  readonly year: number;
}

/** Undefined on an error page when it could not be loaded. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** Language and prefix of the page; from its address alone when the data could not be loaded. */
export function usePageLanguage(): Pick<RootData, 'language' | 'prefix'> {
  const { language: prefix } = splitLanguage(useLocation().pathname);
  return useRootData() ?? { language: prefix ?? SITE.fallbackLanguage, prefix };
}
