import { globalId } from '../../../formats/global-id.ts';
import type { TermSource } from '../../../sources.ts';

/** The fields every term has, whatever kind it is. */
export const termFields = {
  databaseId: ({ id }: TermSource) => id,
  id: ({ id }: TermSource) => globalId('term', id),
  name: ({ name }: TermSource) => name,
  slug: ({ slug }: TermSource) => slug,
  taxonomyName: ({ taxonomy }: TermSource) => taxonomy,
  termGroupId: () => 0,
  termTaxonomyId: ({ id }: TermSource) => id,
};
