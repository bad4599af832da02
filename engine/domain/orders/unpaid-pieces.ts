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
  readonly unpaid: UnpaidPieces;
  readonly limits: ShopSettings['unpaidGuestOrders'];
}

/** So that nobody who has never paid empties the shelves, with one order or with many. */
export function refuseUnpaid({ lines, kind, unpaid, limits }: UnpaidOrder): OrderRefusal | null {
  const isPaidLater = kind === 'bank-transfer' || kind === 'pay-on-delivery';
  return isPaidLater ? refusePaidLater(lines, unpaid, limits) : refusePaidNow(unpaid, limits);
}

type Limits = UnpaidOrder['limits'];

function refusePaidLater(lines: readonly LineItem[], unpaid: UnpaidPieces, limits: Limits): OrderRefusal | null {
  const ofBuyer = withLines(unpaid.ofBuyer, lines);
  const excess = lines.find(({ sellable }) => exceeds(ofBuyer.get(sellable.productId), limits.piecesOfProduct));
  if (excess && limits.piecesOfProduct !== null) {
    return { code: 'UNPAID_PRODUCT_LIMIT', name: excess.sellable.name, limit: limits.piecesOfProduct };
  }
  if (limits.pieces !== null && exceeds(total(ofBuyer), limits.pieces)) {
    return { code: 'UNPAID_PIECES_LIMIT', limit: limits.pieces };
  }
  const ofNetwork = withLines(unpaid.ofNetwork, lines);
  const { pieces, piecesOfProduct } = networkLimits(limits);
  const isFull =
    exceeds(total(ofNetwork), pieces) ||
    lines.some(({ sellable }) => exceeds(ofNetwork.get(sellable.productId), piecesOfProduct));
  return isFull ? { code: 'UNPAID_ORDERS_OPEN' } : null;
}

/** Whoever pays at once may order any number, but not while earlier orders that were to be paid at once hold too much. */
function refusePaidNow({ ofBuyer, ofNetwork }: UnpaidPieces, limits: Limits): OrderRefusal | null {
  const isFull =
    exceeds(total(ofBuyer) + 1, limits.pieces) || exceeds(total(ofNetwork) + 1, networkLimits(limits).pieces);
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
