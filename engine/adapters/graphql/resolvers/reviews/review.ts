import type { Product } from '#engine/domain/catalog/product.ts';
import type { WrittenNote } from '#engine/domain/orders/note.ts';
import type { Review, ReviewStatus } from '#engine/domain/reviews/review.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import { initialsAvatar } from '../../formats/avatar.ts';
import { commentDate } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/global-id.ts';
import { paragraphs } from '../../formats/html.ts';
import type {
  CommentStatusEnum,
  InputMaybe,
  ProductToCommentConnectionWhereArgs,
  Resolvers,
} from '../../generated/resolvers.generated.ts';
import type { CommenterSource, CommentSource } from '../../sources.ts';

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

/** The approved reviews of a product, newest first unless told otherwise, with their average. */
export async function productReviews(
  { id, averageRating }: Product,
  args: PageArguments & { readonly where?: InputMaybe<ProductToCommentConnectionWhereArgs> },
  { reads }: Context,
): Promise<Connection<Review> & { readonly averageRating: number }> {
  const newest = await reads.reviews(id);
  const reviews = args.where?.order === 'ASC' ? newest.toReversed() : newest;
  const page = listConnection(reviews, args, { keyOf: (review) => review.id });
  return Object.assign(page, { averageRating });
}

const writerOf = (review: Review): CommenterSource =>
  review.customerId === null ? { review } : { review, customerId: review.customerId };

const STATUSES = {
  approved: 'APPROVE',
  held: 'HOLD',
  rejected: 'TRASH',
} as const satisfies Record<ReviewStatus, CommentStatusEnum>;

const isNote = (comment: CommentSource): comment is WrittenNote => 'orderId' in comment;

/** The shop writes notes, and signs none. */
const commentFields: Resolvers['Comment'] = {
  approved: (comment) => isNote(comment) || comment.status === 'approved',
  author: (comment) =>
    isNote(comment)
      ? null
      : { cursor: null, email: null, ipAddress: null, name: comment.author, node: writerOf(comment), url: null },
  commentedOn: async (comment, _args, { reads }) => {
    const product = isNote(comment) ? null : await reads.product(comment.productId);
    return product && { cursor: null, node: product };
  },
  content: ({ text }, { format }) => (format === 'RAW' ? text : paragraphs(text)),
  databaseId: ({ id }) => id,
  date: ({ writtenAt }) => commentDate(writtenAt),
  dateGmt: ({ writtenAt }) => commentDate(writtenAt),
  id: (comment) => globalId(isNote(comment) ? 'order_note' : 'comment', comment.id),
  isCustomerNote: (comment) => (isNote(comment) ? comment.isForBuyer : null),
  parentId: () => null,
  replies: (_comment, args) => listConnection<Review>([], args),
  status: (comment) => (isNote(comment) ? 'APPROVE' : STATUSES[comment.status]),
  type: (comment) => (isNote(comment) ? 'order_note' : 'review'),
};

export const reviewResolvers: Pick<
  Resolvers,
  'Comment' | 'Commenter' | 'CommentAuthor' | 'ProductToCommentConnectionEdge'
> = {
  Comment: commentFields,
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
