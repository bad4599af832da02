import { returnableLines } from '#engine/domain/orders/decide-return.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { isForBuyer, type WrittenNote } from '#engine/domain/orders/timeline.ts';
import { listConnection } from '../../connections/connection.ts';
import { MAX_PAGE_SIZE, type PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import { isoDate } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import type {
  InputMaybe,
  OrderResolvers,
  OrderToCommentConnectionWhereArgs,
  Resolvers,
} from '../../generated/resolvers.generated.ts';
import { searchText, valuesOf } from '../inputs/input-values.ts';
import { ordersPage } from './order-list.ts';

const keyOf = ({ id }: Refund) => id;

const doneRefunds = async (orderId: number, { refundsOf }: Context): Promise<readonly Refund[]> =>
  (await refundsOf(orderId)).filter(({ state }) => state === 'done');

type NotesWhere = InputMaybe<OrderToCommentConnectionWhereArgs>;

/** Those of the notes that match, as they were written unless the latest is to come first. */
function matching(notes: readonly WrittenNote[], where: NotesWhere | undefined): readonly WrittenNote[] {
  if (!where) return notes;
  const [only, others] = [where.commentIn, where.commentNotIn].map((ids) => valuesOf(ids)?.map(databaseId));
  const part = searchText(where.search)?.toLowerCase() ?? '';
  const found = notes.filter(
    ({ id, text }) => (only?.includes(id) ?? true) && !others?.includes(id) && text.toLowerCase().includes(part),
  );
  return where.order === 'DESC' ? found.toReversed() : found;
}

/** Of the caller's latest orders. */
export async function refundsPage(args: PageArguments, context: Context) {
  const { nodes } = await ordersPage(await context.session.caller(), { first: MAX_PAGE_SIZE }, context);
  const refunds = await Promise.all(nodes.map(({ order }) => doneRefunds(order.id, context)));
  return listConnection(refunds.flat(), args, { keyOf });
}

/** What has happened to an order since it was placed, and fields that the shop has no value for. */
export const orderRecordFields: Pick<
  OrderResolvers,
  | 'cartHash'
  | 'customerIpAddress'
  | 'customerUserAgent'
  | 'feeLines'
  | 'hasBillingAddress'
  | 'hasShippingAddress'
  | 'orderNotes'
  | 'orderVersion'
  | 'parent'
  | 'refunds'
  | 'returnableLines'
  | 'returns'
  | 'shippingAddressMapUrl'
  | 'transactionId'
> = {
  cartHash: () => null,
  customerIpAddress: () => null,
  customerUserAgent: () => null,
  feeLines: (_order, args) => listConnection<never>([], args),
  hasBillingAddress: ({ order }) => order.billing.address1 !== '',
  hasShippingAddress: ({ order }) => order.needsShipping && order.shipping.address1 !== '',
  orderNotes: async ({ order }, args, { notesOf }) =>
    listConnection(matching((await notesOf(order.id)).filter(isForBuyer), args.where), args, { keyOf: ({ id }) => id }),
  orderVersion: () => null,
  parent: () => null,
  refunds: async ({ order }, args, context) => listConnection(await doneRefunds(order.id, context), args, { keyOf }),
  async returnableLines({ order }, _args, { returnsOf, refundsOf, settings: { returnDays }, at: now }) {
    const [earlier, refunds] = await Promise.all([returnsOf(order.id), refundsOf(order.id)]);
    return returnableLines(order, { earlier, refunds, returnDays, now });
  },
  returns: ({ order }, _args, { returnsOf }) => returnsOf(order.id),
  shippingAddressMapUrl: () => null,
  transactionId: ({ order }) => order.transactionId,
};

export const orderRecordResolvers: Pick<Resolvers, 'Refund'> = {
  Refund: {
    amount: ({ amount }, _args, { money }) => Number(money.raw(amount)),
    databaseId: ({ id }) => id,
    date: ({ createdAt }) => isoDate(createdAt),
    id: ({ id }) => globalId('refund', id),
    reason: ({ reason }) => reason || null,
    title: ({ id, orderId }) => `#${orderId} – ${id}`,
  },
};
