import { useLocalPath } from '../../i18n/local-link.tsx';
import type { CatalogueQuery } from '../../model/catalogue-query.ts';
import { cataloguePath } from '../../model/catalogue-url.ts';

export interface ListPlace {
  /** The list's own address, without prefix and page: `/products`. */
  readonly path: string;
  /** One category is the list itself: its filter is left out. */
  readonly isCategory: boolean;
}

/** The address of a list under another question. */
export function useListPath({ path }: ListPlace): (query: CatalogueQuery) => string {
  const localise = useLocalPath();
  return (query) => localise(cataloguePath(path, query));
}
