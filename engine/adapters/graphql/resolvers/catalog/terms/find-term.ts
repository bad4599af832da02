import { categoryPath } from '#contract/paths.ts';
import { databaseId } from '../../../formats/global-id.ts';

export type IdType = 'DATABASE_ID' | 'ID' | 'NAME' | 'SLUG' | 'URI' | null | undefined;

export interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export function findTerm<T extends Named>(terms: readonly T[], id: string, idType: IdType): T | undefined {
  if (idType === 'SLUG') return terms.find(({ slug }) => slug === id);
  if (idType === 'NAME') return terms.find(({ name }) => name === id);
  if (idType === 'URI') return terms.find(({ slug }) => categoryPath(slug) === id.replace(/\/$/, ''));
  return terms.find((term) => term.id === databaseId(id));
}
