import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';

/** What a list of articles shows. */
export interface ArticleQuery {
  /** Slug; null for all. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
}

const MAX_PAGE = 1000;

/** A page number that is none is the first. */
export function readArticleQuery(parameters: URLSearchParams): ArticleQuery {
  const page = Number(parameters.get('page'));
  return {
    category: parameters.get('category')?.trim().slice(0, LIMITS.slug) || null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** As it stands in an address, in one order; empty for the first page of all articles. */
export function printArticleQuery({ category, page }: ArticleQuery): string {
  const parameters = new URLSearchParams();
  if (category !== null) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const articlesPath = (query: ArticleQuery): string => PATHS.articles + printArticleQuery(query);
