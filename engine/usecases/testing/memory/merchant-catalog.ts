import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { DraftSelection, MerchantCatalog, StoredDraft } from '../../ports/merchant-catalog.ts';
import type { State, StoredProduct } from './state.ts';

/** Reads show the state as it is when they are asked. It draws no lists of products. */
export function merchantCatalog(state: () => State): MerchantCatalog {
  const drafts = async (selection: DraftSelection | 'all') =>
    [...state().products.values()]
      .filter((product) => selection === 'all' || fits(product, selection))
      .toSorted((a, b) => a.draft.menuOrder - b.draft.menuOrder || a.id - b.id)
      .map((product) => stored(product, state()));
  const slugsOf = async (ids: readonly number[]) =>
    new Map(
      [...state().products.values()].flatMap(({ id, draft, variations }) =>
        [id, ...variations.values()]
          .filter((number) => ids.includes(number))
          .map((number) => [number, draft.slug] as const),
      ),
    );
  const none = async () => ({ rows: [], total: 0 });
  return { drafts, slugsOf, draftsForUpdate: drafts, find: none, lowStock: none };
}

function fits({ id, draft, variations }: StoredProduct, { ids = [], skus = [], slugs = [] }: DraftSelection): boolean {
  const [numbers, codes] = [
    [id, ...variations.values()],
    [draft.sku, ...variations.keys()],
  ];
  return (
    numbers.some((number) => ids.includes(number)) ||
    codes.some((code) => code !== '' && skus.includes(code)) ||
    slugs.includes(draft.slug)
  );
}

const stored = ({ id, draft, variations }: StoredProduct, { stock }: State): StoredDraft => ({
  id,
  draft: counted(draft, (sku) => stock.get(sku === null ? id : (variations.get(sku) ?? 0))),
  variationIds: variations,
});

type PiecesOf = (variation: string | null) => ReturnType<State['stock']['get']>;

/** With the pieces that are left by now. */
function counted(draft: ProductDraft, piecesOf: PiecesOf): ProductDraft {
  const own = piecesOf(null);
  if (draft.kind === 'simple') return { ...draft, stock: own && own.kind !== 'shared' ? own : draft.stock };
  if (draft.kind === 'external' || draft.kind === 'grouped') return draft;
  return {
    ...draft,
    sharedStock: own?.kind === 'managed' ? own : null,
    variations: draft.variations.map((pack) => ({ ...pack, stock: piecesOf(pack.sku) ?? pack.stock })),
  };
}
