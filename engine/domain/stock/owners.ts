/** Pieces wanted from each stock owner: variations that share their product's pieces are asked for together. */
export function wantedByOwner(
  lines: readonly { readonly quantity: number; readonly goods: { readonly stockOwner: number } }[],
): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { goods, quantity } of lines) {
    wanted.set(goods.stockOwner, (wanted.get(goods.stockOwner) ?? 0) + quantity);
  }
  return wanted;
}
