import type { LineItem } from '../cart/line-item.ts';
import { sum } from '../money/money.ts';
import type { PaymentKind } from '../payment/gateway.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { OrderRefusal } from './refusals.ts';

/** Pieces by product id. */
export type PiecesByProduct = ReadonlyMap<number, number>;

/** What open orders hold that nobody has paid for. */
export interface UnpaidPieces {
  readonly ofBuyer: PiecesByProduct;
  /** Of every buyer in the client's network who has never paid, with this one. */
  readonly ofNetwork: PiecesByProduct;
}

export const NOTHING_UNPAID: UnpaidPieces = { ofBuyer: new Map(), ofNetwork: new Map() };

interface UnpaidOrder {
  readonly lines: readonly LineItem[];
  readonly kind: PaymentKind;
  readonly isGuest: boolean;
  readonly unpaid: UnpaidPieces;
  readonly limits: ShopSettings['unpaidGuestOrders'];
}

/**
 * So that nobody who has never paid empties the shelves, with one order or with many. An account, which a workshop may have opened for its
 * first order, can hold as much as its whole network.
 */
export function refuseUnpaid({ lines, kind, isGuest, unpaid, limits }: UnpaidOrder): OrderRefusal | null {
  const ofNetwork = networkLimits(limits);
  const most = { ofBuyer: isGuest ? limits : ofNetwork, ofNetwork };
  const isPaidLater = kind === 'bank-transfer' || kind === 'pay-on-delivery';
  return isPaidLater ? refusePaidLater(lines, unpaid, most) : refusePaidNow(unpaid, most);
}

type Limits = UnpaidOrder['limits'];
type Most = Readonly<Record<keyof UnpaidPieces, Pick<Limits, 'pieces' | 'piecesOfProduct'>>>;

function refusePaidLater(lines: readonly LineItem[], unpaid: UnpaidPieces, most: Most): OrderRefusal | null {
  const ofBuyer = withLines(unpaid.ofBuyer, lines);
  const { pieces, piecesOfProduct } = most.ofBuyer;
  const excess = lines.find(({ sellable }) => exceeds(ofBuyer.get(sellable.productId), piecesOfProduct));
  if (excess && piecesOfProduct !== null) {
    return { code: 'UNPAID_PRODUCT_LIMIT', name: excess.sellable.name, limit: piecesOfProduct };
  }
  if (pieces !== null && exceeds(total(ofBuyer), pieces)) return { code: 'UNPAID_PIECES_LIMIT', limit: pieces };
  const ofNetwork = withLines(unpaid.ofNetwork, lines);
  const isFull =
    exceeds(total(ofNetwork), most.ofNetwork.pieces) ||
    lines.some(({ sellable }) => exceeds(ofNetwork.get(sellable.productId), most.ofNetwork.piecesOfProduct));
  return isFull ? { code: 'UNPAID_ORDERS_OPEN' } : null;
}

/** Whoever pays at once may order any number, but not while earlier orders that were to be paid at once hold too much. */
function refusePaidNow({ ofBuyer, ofNetwork }: UnpaidPieces, most: Most): OrderRefusal | null {
  const isFull =
    exceeds(total(ofBuyer) + 1, most.ofBuyer.pieces) || exceeds(total(ofNetwork) + 1, most.ofNetwork.pieces);
  return isFull ? { code: 'UNPAID_ORDERS_OPEN' } : null;
}

const networkLimits = ({ pieces, piecesOfProduct, buyersOfNetwork }: Limits) => {
  const together = (limit: number | null) =>
    limit === null || buyersOfNetwork === null ? null : limit * buyersOfNetwork;
  return { pieces: together(pieces), piecesOfProduct: together(piecesOfProduct) };
};

const exceeds = (quantity = 0, limit: number | null): boolean => limit !== null && quantity > limit;

const total = (pieces: PiecesByProduct): number => sum([...pieces.values()]);

function withLines(held: PiecesByProduct, lines: readonly LineItem[]): PiecesByProduct {
  const all = new Map(held);
  for (const { sellable, quantity } of lines) {
    all.set(sellable.productId, (all.get(sellable.productId) ?? 0) + quantity);
  }
  return all;
}
