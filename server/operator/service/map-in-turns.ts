import { inTurns } from '#engine/adapters/database/catalog-cache/in-turns.ts';

/** Of many items, so that shoppers are answered in between. */
export const mapInTurns = <Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<readonly Mapped[]> => inTurns(steps(items, map));

function* steps<Item, Mapped>(items: readonly Item[], map: (item: Item) => Mapped) {
  const mapped: Mapped[] = [];
  for (const item of items) {
    mapped.push(map(item));
    yield undefined;
  }
  return mapped;
}
