import type { Language } from '#contract/languages.ts';

export interface Review {
  readonly id: number;
  readonly author: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly date: string;
  readonly html: string;
  /** Of the page it was written on. Null where the backend does not say. */
  readonly language: Language | null;
  readonly isVerified: boolean;
  /** What the shop says to it, oldest first. */
  readonly answers: readonly ReviewAnswer[];
}

export type ReviewAnswer = Pick<Review, 'id' | 'author' | 'date' | 'html'>;

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

const STARS = [5, 4, 3, 2, 1] as const;

/** Which reviews of a product are shown. It stands in the address of its page. */
export interface ReviewQuery {
  /** Only those with so many stars; null for all. */
  readonly rating: number | null;
  readonly sort: ReviewSort;
  /** Each page adds to those before it. */
  readonly page: number;
}

/** The parameters of an address. No attribute of a product has such a name. */
export const REVIEW_PARAMETERS = { rating: 'rating', sort: 'sort', page: 'reviews' } as const;

const REVIEWS_PER_PAGE = 10;
const MAX_PAGES = 200;

/** Whatever is not understood counts as not given. */
export function parseReviewQuery(parameters: URLSearchParams): ReviewQuery {
  const sort = parameters.get(REVIEW_PARAMETERS.sort);
  const rating = Number(parameters.get(REVIEW_PARAMETERS.rating));
  const page = Number(parameters.get(REVIEW_PARAMETERS.page));
  return {
    rating: STARS.find((stars) => stars === rating) ?? null,
    sort: REVIEW_SORTS.find((known) => known === sort) ?? 'newest',
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGES ? page : 1,
  };
}

/** The parameters of the query, without what is so by itself; always in the same order. */
function parametersOf({ rating, sort, page }: ReviewQuery): readonly (readonly [name: string, value: string])[] {
  const all = [
    [REVIEW_PARAMETERS.rating, rating === null ? null : String(rating)],
    [REVIEW_PARAMETERS.sort, sort === 'newest' ? null : sort],
    [REVIEW_PARAMETERS.page, page === 1 ? null : String(page)],
  ] as const;
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The parameters with another query for reviews in the place of theirs. */
export function withReviewQuery(parameters: URLSearchParams, query: ReviewQuery): URLSearchParams {
  const own: readonly string[] = Object.values(REVIEW_PARAMETERS);
  const others = [...parameters].filter(([name]) => !own.includes(name));
  return new URLSearchParams([...others, ...parametersOf(query)].map(([name, value]) => [name, value]));
}

/** What the page of a product shows of its reviews. */
export interface ReviewsView {
  readonly query: ReviewQuery;
  readonly shown: readonly Review[];
  /** Of all shown reviews, how many are of the chosen stars. */
  readonly matching: number;
  readonly total: number;
  /** How many reviews gave each number of stars, five first. */
  readonly counts: readonly { readonly stars: number; readonly count: number }[];
}

const starsOf = ({ rating }: Pick<Review, 'rating'>) => Math.round(rating);

/** Of equal stars the newest is first. */
const COMPARE: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

/** @param reviews the newest first */
export function reviewsView(reviews: readonly Review[], query: ReviewQuery): ReviewsView {
  const matching = reviews
    .filter((review) => query.rating === null || starsOf(review) === query.rating)
    .toSorted(COMPARE[query.sort]);
  const lastPage = Math.max(1, Math.ceil(matching.length / REVIEWS_PER_PAGE));
  const page = Math.min(query.page, lastPage);
  return {
    query: { ...query, page },
    shown: matching.slice(0, page * REVIEWS_PER_PAGE),
    matching: matching.length,
    total: reviews.length,
    counts: STARS.map((stars) => ({ stars, count: reviews.filter((review) => starsOf(review) === stars).length })),
  };
}
