import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { bounded } from '../bounded-text.ts';
import { echo } from '../echo.ts';
import { grantedOrRefuse } from '../refuse-decision.ts';

/** More than any review, also one with markup in it that is taken out. */
const LONGEST = 10_000;

export const reviewMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'writeReview'> = {
  writeReview: async (_root, { input }, { shop, session }) => {
    const wish = {
      productId: input.commentOn ?? 0,
      author: bounded(input.author ?? '', 'author', LONGEST),
      email: bounded(input.authorEmail ?? '', 'authorEmail', LONGEST),
      text: bounded(input.content ?? '', 'content', LONGEST),
      rating: input.rating,
    };
    const review = grantedOrRefuse(await shop.writeReview(await session.caller(), wish));
    return { ...echo(input), rating: review.rating, review: review.status === 'approved' ? review : null };
  },
};
