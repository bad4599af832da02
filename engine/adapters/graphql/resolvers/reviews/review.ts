import type { Product } from '#engine/domain/catalog/product.ts';
import type { Review, ReviewStatus } from '#engine/domain/reviews/review.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import { initialsAvatar } from '../../formats/avatar.ts';
import { commentDate } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/global-id.ts';
import { paragraphs } from '../../formats/html.ts';
import type { CommentStatusEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import type { CommenterSource } from '../../sources.ts';

const LARGEST_AVATAR = 512;

interface AvatarWish {
  readonly size?: number | null | undefined;
}

/** An avatar of a person, drawn from the name: there is no other, so no rating and no default apply. */
export function avatarOf(name: string, { size: wanted }: AvatarWish) {
  const size = Math.min(Math.max(wanted ?? 96, 1), LARGEST_AVATAR);
  const square = { height: size, size, width: size };
  const unused = { default: null, extraAttr: null, forceDefault: false, rating: null };
  return { ...square, ...unused, foundAvatar: false, scheme: 'data', url: initialsAvatar(name, size) };
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

const writerOf = (review: Review): CommenterSource =>
  review.customerId === null ? { review } : { review, customerId: review.customerId };

const STATUSES = {
  approved: 'APPROVE',
  held: 'HOLD',
  rejected: 'TRASH',
} as const satisfies Record<ReviewStatus, CommentStatusEnum>;

export const reviewResolvers: Pick<
  Resolvers,
  'Comment' | 'Commenter' | 'CommentAuthor' | 'ProductToCommentConnectionEdge'
> = {
  Comment: {
    approved: ({ status }) => status === 'approved',
    author: (review) => ({
      cursor: null,
      email: null,
      ipAddress: null,
      name: review.author,
      node: writerOf(review),
      url: null,
    }),
    commentedOn: async ({ productId }, _args, { reads }) => {
      const product = await reads.product(productId);
      return product && { cursor: null, node: product };
    },
    content: ({ text }, { format }) => (format === 'RAW' ? text : paragraphs(text)),
    databaseId: ({ id }) => id,
    date: ({ writtenAt }) => commentDate(writtenAt),
    dateGmt: ({ writtenAt }) => commentDate(writtenAt),
    id: ({ id }) => globalId('comment', id),
    parentId: () => null,
    replies: (_review, args) => listConnection<Review>([], args),
    status: ({ status }) => STATUSES[status],
    type: () => 'review',
  },
  Commenter: { __resolveType: (writer) => ('customerId' in writer ? 'User' : 'CommentAuthor') },
  CommentAuthor: {
    avatar: ({ review }, wish) => avatarOf(review.author, wish),
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

export const reviewQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'comment' | 'comments'> = {
  comment: (_root, { id }, { catalog }) => {
    const number = databaseId(id);
    return number === null ? null : catalog.review(number);
  },
  comments: (_root, args) => listConnection<Review>([], args),
};
