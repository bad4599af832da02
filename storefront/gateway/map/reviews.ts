import { isLanguage } from '#contract/languages.ts';
import type { Review } from '../../model/reviews.ts';
import type { ReviewsFragment } from '../generated/operations.generated.ts';
import { instantOf } from './fragments.ts';
import { nameText, safeHtml } from './text.ts';

export type RawReviews = ReviewsFragment;

export const reviewsOf = ({ edges }: RawReviews): readonly Review[] =>
  edges.map(({ rating, verified, node }) => ({
    id: node.databaseId,
    author: nameText(node.author?.node.name),
    rating: rating ?? 0,
    date: instantOf(node.dateGmt, node.date),
    html: safeHtml(node.content),
    language: isLanguage(node.language) ? node.language : null,
    isVerified: verified ?? false,
  }));
