import type { Product } from '#engine/domain/catalog/product.ts';
import type { WrittenNote } from '#engine/domain/orders/timeline.ts';
import type { Review, ReviewStatus } from '#engine/domain/reviews/review.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { AnswerSource, CommenterSource, CommentSource } from '../../context/sources.ts';
import { valueOrRefuse } from '../../errors/refuse.ts';
import { avatarOf } from '../../formats/avatar.ts';
import { commentDate, commentDateGmt } from '../../formats/dates.ts';
import { paragraphs } from '../../formats/html.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import type {
  CommentStatusEnum,
  InputMaybe,
  ProductToCommentConnectionWhereArgs,
  Resolvers,
} from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';

/** The approved reviews of a product, newest first unless another order is requested, with their average. */
export async function productReviews(
  { id, averageRating }: Product,
  args: PageArguments & { readonly where?: InputMaybe<ProductToCommentConnectionWhereArgs> },
  { loaders }: Context,
): Promise<Connection<Review> & { readonly averageRating: number }> {
  const newest = await loaders.reviews(id);
  const reviews = args.where?.order === 'ASC' ? newest.toReversed() : newest;
  const page = listConnection(reviews, args, { keyOf: (review) => review.id });
  return Object.assign(page, { averageRating });
}

const writerOf = (review: Review): CommenterSource =>
  review.customerId === null ? { review } : { review, customerId: review.customerId };

export const STATUSES = {
  approved: 'APPROVE',
  held: 'HOLD',
  rejected: 'TRASH',
} as const satisfies Record<ReviewStatus, CommentStatusEnum>;

const isNote = (comment: CommentSource): comment is WrittenNote => 'orderId' in comment;
const isAnswer = (comment: CommentSource): comment is AnswerSource => 'answerTo' in comment;

/** What anybody but the shop has written. */
const reviewIn = (comment: CommentSource): Review | null => (isNote(comment) || isAnswer(comment) ? null : comment);

/** The review itself, or the one that is answered. */
const aboutReview = (comment: CommentSource): Review | null =>
  isAnswer(comment) ? comment.answerTo : reviewIn(comment);

const answersTo = (review: Review): readonly AnswerSource[] =>
  review.answeredAt === null
    ? []
    : [{ id: review.id, text: review.answer, writtenAt: review.answeredAt, answerTo: review }];

const idTypeOf = (comment: CommentSource) =>
  isNote(comment) ? 'order_note' : isAnswer(comment) ? 'review_answer' : 'comment';

/** As WordPress calls them. */
const TYPES = { order_note: 'order_note', review_answer: 'comment', comment: 'review' } as const;

const authorEdge = (name: string, node: CommenterSource) => ({
  cursor: null,
  email: null,
  ipAddress: null,
  name,
  node,
  url: null,
});

/** Notes have no author; answers have the shop. */
const commentFields: Resolvers['Comment'] = {
  approved: (comment) => (reviewIn(comment)?.status ?? 'approved') === 'approved',
  author: (comment, _args, { site }) => {
    if (isNote(comment)) return null;
    return isAnswer(comment)
      ? authorEdge(site.title, { shop: site.title })
      : authorEdge(comment.author, writerOf(comment));
  },
  commentedOn: async (comment, _args, { loaders }) => {
    const review = aboutReview(comment);
    const product = review && (await loaders.product(review.productId));
    return product && { cursor: null, node: product };
  },
  content: ({ text }, { format }) => (format === 'RAW' ? text : paragraphs(text)),
  databaseId: ({ id }) => id,
  date: ({ writtenAt }, _args, { settings }) => commentDate(writtenAt, settings.timeZone),
  dateGmt: ({ writtenAt }) => commentDateGmt(writtenAt),
  id: (comment) => globalId(idTypeOf(comment), comment.id),
  isCustomerNote: (comment) => (isNote(comment) ? comment.isForBuyer : null),
  language: (comment) => aboutReview(comment)?.language ?? null,
  parentId: (comment) => (isAnswer(comment) ? globalId('comment', comment.answerTo.id) : null),
  replies: (comment, args) => {
    const review = reviewIn(comment);
    return listConnection<CommentSource>(review ? answersTo(review) : [], args);
  },
  status: (comment) => STATUSES[reviewIn(comment)?.status ?? 'approved'],
  type: (comment) => TYPES[idTypeOf(comment)],
};

const nameOf = (writer: CommenterSource): string => ('shop' in writer ? writer.shop : writer.review.author);

export const reviewResolvers: Pick<
  Resolvers,
  'Comment' | 'Commenter' | 'CommentAuthor' | 'ProductToCommentConnectionEdge'
> = {
  Comment: commentFields,
  Commenter: { __resolveType: (writer) => ('customerId' in writer ? 'User' : 'CommentAuthor') },
  CommentAuthor: {
    avatar: (writer, args) => avatarOf(nameOf(writer), args),
    databaseId: (writer) => ('shop' in writer ? 0 : writer.review.id),
    email: () => null,
    id: (writer) => ('shop' in writer ? globalId('shop', 0) : globalId('comment_author', writer.review.id)),
    name: nameOf,
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

/** More than any review, also one whose markup is removed. */
const MAX_LENGTH = 10_000;

export const reviewMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'writeReview'> = {
  writeReview: async (_root, { input }, { shop, session }) => {
    const request = {
      productId: input.commentOn ?? 0,
      author: bounded(input.author ?? '', 'author', MAX_LENGTH),
      publishedAs: bounded(input.publishedAs ?? '', 'publishedAs', MAX_LENGTH),
      email: bounded(input.authorEmail ?? '', 'authorEmail', MAX_LENGTH),
      text: bounded(input.content ?? '', 'content', MAX_LENGTH),
      rating: input.rating,
    };
    const review = valueOrRefuse(await shop.writeReview(await session.caller(), request));
    return { ...echo(input), rating: review.rating, review: review.status === 'approved' ? review : null };
  },
};
