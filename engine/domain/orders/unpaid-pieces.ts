import { sum } from '../money/money.ts';
import type { PaymentKind } from '../payment/gateway.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { NewOrderLine } from './order.ts';
import type { HoldRefusal, OrderRefusal } from './refusals.ts';

/** Pieces by product id. */
export type PiecesByProduct = ReadonlyMap<number, number>;

/** What open orders hold that nobody has paid for. */
export interface UnpaidPieces {
  readonly ofBuyer: PiecesByProduct;
  /** Of every buyer in the client's network who has never paid, with this one. */
  readonly ofNetwork: PiecesByProduct;
}

export const NOTHING_UNPAID: UnpaidPieces = { ofBuyer: new Map(), ofNetwork: new Map() };

type Lines = readonly Pick<NewOrderLine, 'productId' | 'name' | 'quantity'>[];

/** What a buyer who has never paid is about to order. */
interface UnprovenOrder {
  readonly lines: Lines;
  readonly isGuest: boolean;
  readonly limits: ShopSettings['unpaidGuestOrders'];
}

interface UnpaidOrder extends UnprovenOrder {
  readonly kind: PaymentKind;
  readonly unpaid: UnpaidPieces;
}

type HeldOrder = Omit<UnpaidOrder, 'lines' | 'kind'>;

/**
 * So that nobody who has never paid empties the shelves, with one order or with many. An account, which a workshop may have opened for its
 * first order, can hold as much as its whole network.
 */
export function refuseUnpaid({ kind, ...order }: UnpaidOrder): OrderRefusal | null {
  const isPaidLater = kind === 'bank-transfer' || kind === 'pay-on-delivery';
  return isPaidLater ? refusePaidLater(order.lines, order.unpaid, mostOf(order)) : refusePaidNow(order);
}

/** True for more than its buyer may have unpaid. Paid at once it is taken all the same, but holds this much while it waits for the money. */
export const isLargeOrder = ({ lines, ...buyer }: UnprovenOrder): boolean =>
  refusePaidLater(lines, NOTHING_UNPAID, mostOf(buyer)) !== null;

type Limits = UnpaidOrder['limits'];
type Most = Readonly<Record<keyof UnpaidPieces, Pick<Limits, 'pieces' | 'piecesOfProduct'>>>;

function refusePaidLater(lines: Lines, unpaid: UnpaidPieces, most: Most): OrderRefusal | null {
  const ofBuyer = withLines(unpaid.ofBuyer, lines);
  const { pieces, piecesOfProduct } = most.ofBuyer;
  const excess = lines.find(({ productId }) => exceeds(ofBuyer.get(productId), piecesOfProduct));
  if (excess && piecesOfProduct !== null) {
    return { code: 'UNPAID_PRODUCT_LIMIT', name: excess.name, limit: piecesOfProduct };
  }
  if (pieces !== null && exceeds(total(ofBuyer), pieces)) return { code: 'UNPAID_PIECES_LIMIT', limit: pieces };
  const ofNetwork = withLines(unpaid.ofNetwork, lines);
  const isFull =
    exceeds(total(ofNetwork), most.ofNetwork.pieces) ||
    lines.some(({ productId }) => exceeds(ofNetwork.get(productId), most.ofNetwork.piecesOfProduct));
  return isFull ? { code: 'UNPAID_ORDERS_OPEN' } : null;
}

/** Whoever pays at once may order any number, but not while earlier orders that were to be paid at once hold too much. */
export function refusePaidNow({ unpaid: { ofBuyer, ofNetwork }, ...buyer }: HeldOrder): HoldRefusal | null {
  const most = mostOf(buyer);
  const isFull =
    exceeds(total(ofBuyer) + 1, most.ofBuyer.pieces) || exceeds(total(ofNetwork) + 1, most.ofNetwork.pieces);
  return isFull ? { code: 'UNPAID_ORDERS_OPEN' } : null;
}

function mostOf({ isGuest, limits }: Omit<UnprovenOrder, 'lines'>): Most {
  const ofNetwork = networkLimits(limits);
  return { ofBuyer: isGuest ? limits : ofNetwork, ofNetwork };
}

const networkLimits = ({ pieces, piecesOfProduct, buyersOfNetwork }: Limits) => {
  const together = (limit: number | null) =>
    limit === null || buyersOfNetwork === null ? null : limit * buyersOfNetwork;
  return { pieces: together(pieces), piecesOfProduct: together(piecesOfProduct) };
};

const exceeds = (quantity: number | undefined, limit: number | null): boolean =>
  quantity !== undefined && limit !== null && quantity > limit;

const total = (pieces: PiecesByProduct): number => sum([...pieces.values()]);

function withLines(held: PiecesByProduct, lines: Lines): PiecesByProduct {
  const all = new Map(held);
  for (const { productId, quantity } of lines) {
    all.set(productId, (all.get(productId) ?? 0) + quantity);
  }
  return all;
}
