import { isLanguage } from '#contract/languages.ts';
import type { Review, ReviewAnswer } from '../../model/product/reviews.ts';
import type { ReviewsFragment } from '../generated/operations.generated.ts';
import { instantOf } from './fragments.ts';
import { nameText, safeHtml } from './text.ts';

export type RawReviews = ReviewsFragment;

export const reviewsOf = ({ edges }: RawReviews): readonly Review[] =>
  edges.map(({ rating, verified, node }) => ({
    ...writtenOf(node),
    rating: rating ?? 0,
    language: isLanguage(node.language) ? node.language : null,
    isVerified: verified ?? false,
    answers: (node.replies?.nodes ?? []).map(writtenOf).toSorted((one, other) => one.date.localeCompare(other.date)),
  }));

type Written = Pick<RawReviews['edges'][number]['node'], 'databaseId' | 'content' | 'dateGmt' | 'date' | 'author'>;

const writtenOf = ({ databaseId, content, dateGmt, date, author }: Written): ReviewAnswer => ({
  id: databaseId,
  author: nameText(author?.node.name),
  date: instantOf(dateGmt, date),
  html: safeHtml(content),
});
