import type { BoughtFile } from '../model/order/order.ts';
import type { ListedOrder } from '../model/order/order-history.ts';
import type { ReturnLine, ReturnReason } from '../model/order/order-record.ts';
import {
  CancelOrder,
  getDownloads,
  getOrders,
  RequestReturn,
  type ReturnReasonEnum,
} from './generated/operations.generated.ts';
import { nodesOf } from './map/fragments.ts';
import { filesOf, listedOrderOf } from './map/order.ts';
import { REASONS } from './map/order-record.ts';
import { doneOf, type Result } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';
import { isLastPage } from './transport/pages-of.ts';
import { ApiFailure, type IfSupported } from './transport/run-operation.ts';

/** An order, with its key for whoever has one. */
interface OrderAddress {
  readonly id: number;
  readonly key: string | null;
}

export interface ReturnRequest {
  readonly reason: ReturnReason;
  readonly lines: readonly ReturnLine[];
  readonly text: string;
  /** Files as the shopper has chosen them. */
  readonly pictures: readonly Uint8Array[];
  /** Random per form: sent twice, it is one return. */
  readonly idempotencyKey: string;
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[];
  /** Leads to older ones; null where these are the oldest. */
  readonly next: string | null;
}

/** What a shopper does with own orders. */
export interface OrderChanges {
  /** A hundred, newest first; those before the cursor of an earlier page. */
  orders(after?: string | null): Promise<OrderPage>;
  /** Files of all own orders; those that can no longer be downloaded come last. */
  downloads(): Promise<readonly BoughtFile[]>;
  cancelOrder(order: OrderAddress): Promise<Result<null>>;
  requestReturn(order: OrderAddress, request: ReturnRequest): Promise<Result<null>>;
}

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
}

const reasonName = (reason: ReturnReason): ReturnReasonEnum => {
  const names = Object.keys(REASONS) as readonly ReturnReasonEnum[];
  return names.find((name) => REASONS[name] === reason) ?? 'OTHER';
};

const base64 = (bytes: Uint8Array): string => {
  // Spreading a whole file would be too many arguments.
  const chunks = Array.from({ length: Math.ceil(bytes.length / 0x8000) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 0x8000, (index + 1) * 0x8000)),
  );
  return btoa(chunks.join(''));
};

const addressOf = ({ id, key }: OrderAddress) => ({ orderId: String(id), ...(key && { orderKey: key }) });

/** Backends other than this shop's own engine cancel nothing and take no returns. */
export const createOrderChanges = ({ run, ifSupported }: Needs): OrderChanges => ({
  async orders(after = null) {
    const result = await run(getOrders, { after });
    const page = result.data?.customer?.orders;
    if (!page) throw new ApiFailure(result.ok ? 'no orders' : result.refusal.message);
    const next = isLastPage(page) ? null : (page.pageInfo.endCursor ?? null);
    return { orders: nodesOf(page).map(listedOrderOf), next };
  },

  async downloads() {
    const result = await run(getDownloads, {});
    if (!result.data?.customer?.downloadableItems)
      throw new ApiFailure(result.ok ? 'no downloads' : result.refusal.message);
    return filesOf(result.data.customer);
  },

  async cancelOrder(order) {
    const result = await ifSupported(() => run(CancelOrder, addressOf(order)));
    return doneOf(result, 'ORDER_NOT_CANCELLABLE');
  },

  async requestReturn(order, { reason, lines, text, pictures, idempotencyKey }) {
    const input = {
      ...addressOf(order),
      reason: reasonName(reason),
      lines: lines.map(({ line, quantity }) => ({ lineId: line, quantity })),
      text,
      pictures: pictures.map(base64),
      clientMutationId: idempotencyKey,
    };
    return doneOf(await ifSupported(() => run(RequestReturn, { input })), 'RETURN_NOT_POSSIBLE');
  },
});
