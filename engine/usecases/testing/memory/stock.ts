import type { Stock, StockLevel } from '../../ports/stock.ts';
import { allForSale } from './sellables.ts';
import type { State } from './state.ts';

export const stock = (state: State): Stock => ({
  async take(lines) {
    const levels: StockLevel[] = [];
    const short: { owner: number; available: number }[] = [];
    for (const { owner, quantity } of lines) {
      const policy = state.stock.get(owner);
      if (policy?.kind !== 'managed') continue;
      const left = policy.onHand - quantity;
      if (left < 0 && policy.backorders === 'no') short.push({ owner, available: Math.max(0, policy.onHand) });
      else levels.push({ owner, before: policy.onHand, left });
    }
    if (short.length > 0) return { ok: false, short };
    for (const { owner, left } of levels) setOnHand(state, owner, left);
    return { ok: true, levels };
  },

  async restock(lines) {
    for (const { owner, quantity } of lines) {
      const policy = state.stock.get(owner);
      if (policy?.kind === 'managed') setOnHand(state, owner, policy.onHand + quantity);
    }
  },

  async ownerOf(sku) {
    const found = sku === '' ? undefined : allForSale(state).find(({ sellable }) => sellable.sku === sku);
    return found?.sellable.stockOwner ?? null;
  },

  async set(owner, policy) {
    state.stock.set(owner, policy);
  },
});

function setOnHand(state: State, owner: number, onHand: number): void {
  const policy = state.stock.get(owner);
  if (policy?.kind === 'managed') state.stock.set(owner, { ...policy, onHand });
}
