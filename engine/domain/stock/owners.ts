/** Pieces wanted from each stock owner: variations that share their product's pieces are asked for together. */
export function quantityByStockOwner(
  lines: readonly { readonly quantity: number; readonly sellable: { readonly stockOwner: number } }[],
): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { sellable, quantity } of lines) {
    wanted.set(sellable.stockOwner, (wanted.get(sellable.stockOwner) ?? 0) + quantity);
  }
  return wanted;
}
