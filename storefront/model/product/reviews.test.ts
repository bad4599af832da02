import { expect, test } from 'vitest';
import { parseReviewQuery, type Review, reviewsView, withReviewQuery } from './reviews.ts';

const review = (id: number, rating: number): Review => ({
  id,
  author: 'Sari',
  rating,
  date: '2026-01-02T03:04:05Z',
  html: '',
  language: null,
  answers: [],
  isVerified: false,
});

/** Twenty-five, the newest first: one star, two, three, four, five, one … */
const REVIEWS = Array.from({ length: 25 }, (_, index) => review(25 - index, (index % 5) + 1));

const shown = (address: string) => {
  const view = reviewsView(REVIEWS, parseReviewQuery(new URLSearchParams(address)));
  return { ...view, ids: view.shown.map(({ id }) => id), stars: view.shown.map(({ rating }) => rating) };
};

test('shows the ten newest first', () => {
  expect(shown('').ids).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
});

test('another page adds ten, and there is none beyond the last', () => {
  expect(shown('reviews=2').ids).toHaveLength(20);
  expect(shown('reviews=9')).toMatchObject({ query: { page: 3 }, total: 25 });
  expect(shown('reviews=9&rating=4')).toMatchObject({ query: { page: 1 } });
});

test('stars filter, and the counts of all stars stay', () => {
  const { ids, matching, counts } = shown('rating=4');
  expect({ ids, matching }).toEqual({ ids: [22, 17, 12, 7, 2], matching: 5 });
  expect(counts).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: 5 })));
});

test.each([
  ['highest', [5, 5, 5, 5, 5, 4, 4, 4, 4, 4], 21],
  ['lowest', [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], 25],
])('sorts by %s, of equal stars the newest first', (sort, stars, first) => {
  const view = shown(`sort=${sort}`);
  expect(view.stars).toEqual(stars);
  expect(view.ids[0]).toBe(first);
});

test.each(['rating=6', 'rating=4.5', 'rating=', 'sort=best', 'reviews=-1', 'reviews=1e9', 'reviews=x'])(
  'what is not understood is not given: %s',
  (address) => {
    expect(parseReviewQuery(new URLSearchParams(address))).toEqual({ rating: null, sort: 'newest', page: 1 });
  },
);

test('an address keeps the chosen pack', () => {
  const parameters = new URLSearchParams('size=4l&rating=1&reviews=3');
  expect(withReviewQuery(parameters, { rating: 5, sort: 'lowest', page: 1 }).toString()).toBe(
    'size=4l&rating=5&sort=lowest',
  );
});

test('without reviews there is nothing to show', () => {
  expect(reviewsView([], parseReviewQuery(new URLSearchParams('rating=5')))).toMatchObject({ shown: [], matching: 0 });
});
