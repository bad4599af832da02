import type { Selectable } from 'kysely';
import type { StockPolicy, VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { Tables } from './tables.ts';

type StockRow = Selectable<Tables['stock']>;

const NOTHING = { on_hand: null, backorders: null, low_amount: null, status: null };

export function toStockRow(owner: number, policy: VariationStock): StockRow {
  const row = { ...NOTHING, product_id: owner, kind: policy.kind };
  if (policy.kind === 'shared') return row;
  if (policy.kind === 'unmanaged') return { ...row, status: policy.status };
  return { ...row, on_hand: policy.onHand, backorders: policy.backorders, low_amount: policy.lowAmount };
}

/** The columns of `stock` as a left join reads them. */
export interface StockColumns {
  readonly stockKind: StockRow['kind'] | null;
  readonly onHand: StockRow['on_hand'];
  readonly backorders: StockRow['backorders'];
  readonly lowAmount: StockRow['low_amount'];
  readonly stockStatus: StockRow['status'];
}

/** Null where no row stands: the thing counts nothing and has no word of its own. */
export function toStock(columns: StockColumns): VariationStock | null {
  const { stockKind, onHand, backorders, lowAmount, stockStatus } = columns;
  if (stockKind === 'shared') return { kind: 'shared' };
  if (stockKind === 'unmanaged' && stockStatus) return { kind: 'unmanaged', status: stockStatus };
  if (stockKind !== 'managed' || onHand === null || backorders === null) return null;
  return { kind: 'managed', onHand, backorders, lowAmount };
}

export const ALWAYS_TO_BE_HAD: StockPolicy = { kind: 'unmanaged', status: 'in-stock' };
