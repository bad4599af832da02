import type { Product } from '#engine/domain/catalog/product.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import { type Connection, listConnection } from '../connections/connection.ts';
import type { PageArguments } from '../connections/page-arguments.ts';
import type { Context } from '../context.ts';
import { initialsAvatar } from '../formats/avatar.ts';
import { commentDate } from '../formats/dates.ts';
import { globalId } from '../formats/global-id.ts';
import { paragraphs } from '../formats/html.ts';
import type { Resolvers } from '../generated/resolvers.generated.ts';

const LARGEST_AVATAR = 512;

/** An avatar of a person, drawn from the name. */
export function avatarOf(name: string, wanted: number | null | undefined) {
  const size = Math.min(Math.max(wanted ?? 96, 1), LARGEST_AVATAR);
  return { foundAvatar: false, height: size, size, url: initialsAvatar(name, size), width: size };
}

/** The approved reviews of a product, newest first, with their average. */
export async function productReviews(
  { id, averageRating }: Product,
  args: PageArguments,
  { reads }: Context,
): Promise<Connection<Review> & { readonly averageRating: number }> {
  const page = listConnection(await reads.reviews(id), args, { keyOf: (review) => review.id });
  return Object.assign(page, { averageRating });
}

export const reviewResolvers: Pick<
  Resolvers,
  'Comment' | 'Commenter' | 'CommentAuthor' | 'ProductToCommentConnectionEdge'
> = {
  Comment: {
    approved: ({ status }) => status === 'approved',
    author: (review) => ({ cursor: null, name: review.author, node: { review } }),
    content: ({ text }, { format }) => (format === 'RAW' ? text : paragraphs(text)),
    databaseId: ({ id }) => id,
    date: ({ writtenAt }) => commentDate(writtenAt),
    dateGmt: ({ writtenAt }) => commentDate(writtenAt),
    id: ({ id }) => globalId('comment', id),
    status: ({ status }) => (status === 'approved' ? 'APPROVE' : 'HOLD'),
    type: () => 'review',
  },
  Commenter: { __resolveType: () => 'CommentAuthor' },
  CommentAuthor: {
    avatar: ({ review }, { size }) => avatarOf(review.author, size),
    databaseId: ({ review }) => review.id,
    email: () => null,
    id: ({ review }) => globalId('comment_author', review.id),
    name: ({ review }) => review.author,
    url: () => null,
  },
  ProductToCommentConnectionEdge: {
    rating: ({ node }) => node.rating,
    verified: ({ node }) => node.verified,
  },
};
