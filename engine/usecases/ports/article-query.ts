import type { Language } from '#engine/domain/language.ts';
import type { PageRequest } from '#engine/domain/paging/page.ts';

/** Filters of different kinds all hold together; within a list any one does. An empty list matches nothing. */
export interface ArticleFilter {
  readonly ids?: readonly number[];
  readonly excludeIds?: readonly number[];
  readonly slugs?: readonly string[];
  /** Slugs of article categories. */
  readonly categories?: readonly string[];
  readonly excludeCategories?: readonly string[];
  /** Slugs. */
  readonly tags?: readonly string[];
  readonly excludeTags?: readonly string[];
  /** Slugs. */
  readonly authors?: readonly string[];
  readonly authorIds?: readonly number[];
  readonly excludeAuthorIds?: readonly number[];
  readonly title?: string;
  /** One piece of text in title, slug, excerpt or content, whatever its case. */
  readonly search?: string;
  readonly publishedAfter?: Date;
  readonly publishedBefore?: Date;
}

export type ArticleSort =
  | 'date'
  | 'modified'
  | 'title'
  | 'slug'
  | 'author'
  /** As the ids, or slugs, of the filter stand. */
  | 'given-ids'
  | 'given-slugs';

export interface ArticleOrder {
  readonly by: ArticleSort;
  readonly direction: 'ascending' | 'descending';
}

export interface ArticleQuery {
  readonly language: Language;
  /** What is published later is not there yet. */
  readonly at: Date;
  readonly filter: ArticleFilter;
  /** The first decides, the next break ties; the id, in the first one's direction, breaks the last. */
  readonly order: readonly ArticleOrder[];
  readonly page: PageRequest;
}
