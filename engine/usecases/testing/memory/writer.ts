import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { CatalogWriter, Saved } from '../../ports/catalog-writer.ts';
import { allForSale } from './sellables.ts';
import type { State } from './state.ts';

export function writer(state: State): CatalogWriter {
  const byName = async (kind: string, name: string): Promise<Saved> => {
    const known = state.named.get(`${kind} ${name}`);
    const id = known ?? state.nextId++;
    state.named.set(`${kind} ${name}`, id);
    return { id, created: known === undefined };
  };
  return {
    references: async () => ({
      categories: namesOf(state, 'category'),
      pictures: namesOf(state, 'picture'),
      attributes: new Map([...state.attributes].map(([slug, { terms }]) => [slug, new Set(terms.keys())])),
      products: new Set(state.products.keys()),
      skus: skuOwners(state),
    }),
    savePicture: ({ file }) => byName('picture', file),
    saveReview: ({ product, author, email, writtenAt }) =>
      byName('review', `${product} ${author} ${email} ${writtenAt.toISOString()}`),
    saveCategory({ slug, parent }) {
      if (parent !== null) state.parents.set(slug, parent);
      return byName('category', slug);
    },
    saveArticle(draft) {
      state.articles.set(draft.slug, draft);
      return byName('article', draft.slug);
    },
    articles: async () =>
      [...state.articles.values()]
        .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
        .map(({ slug, status, publishedAt, text }) => {
          return { slug, status, publishedAt, title: { id: text.id.title, en: text.en.title } };
        }),
    async removeArticle(slug) {
      state.named.delete(`article ${slug}`);
      return state.articles.delete(slug);
    },
    saveAttribute({ slug, label, terms }) {
      state.attributes.set(slug, { label, terms: new Map(terms.map((term) => [term.slug, term.name])) });
      return byName('attribute', slug);
    },
    async removeCategory(slug) {
      const parent = state.parents.get(slug);
      for (const [below, above] of [...state.parents]) {
        if (above !== slug) continue;
        if (parent === undefined) state.parents.delete(below);
        else state.parents.set(below, parent);
      }
      state.parents.delete(slug);
      state.named.delete(`category ${slug}`);
    },
    async removeAttribute(slug) {
      state.attributes.delete(slug);
    },
    async removeProduct(slug) {
      state.products.delete(slug);
    },
    isOrdered: async (ids) =>
      state.orders.some(({ lines }) =>
        lines.some(({ productId, variationId }) => ids.includes(productId) || ids.includes(variationId ?? 0)),
      ),
    saveProduct: async (draft, stock) => saveProduct(state, draft, stock),
    saveProducts: async (drafts, stock) => drafts.map((draft) => saveProduct(state, draft, stock)),
  };
}

const namesOf = (state: State, kind: string): ReadonlySet<string> =>
  new Set([...state.named.keys()].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1)));

function skuOwners(state: State): ReadonlyMap<string, string> {
  const slugs = new Map([...state.products.values()].map(({ id, draft }) => [id, draft.slug]));
  return new Map(
    allForSale(state)
      .filter(({ sellable }) => sellable.sku !== '')
      .map(({ sellable }) => [sellable.sku, slugs.get(sellable.productId) ?? '']),
  );
}

function saveProduct(state: State, draft: ProductDraft, keep: 'keep' | 'replace'): Saved {
  const known = state.products.get(draft.slug);
  const id = known?.id ?? state.nextId++;
  const packs = draft.kind === 'variable' ? draft.variations : [];
  const variations = new Map(packs.map(({ sku }) => [sku, known?.variations.get(sku) ?? state.nextId++]));
  state.products.set(draft.slug, { id, draft, variations });
  const count = (owner: number, stock: VariationStock) => {
    const isCounted = state.stock.get(owner)?.kind === 'managed' && stock.kind === 'managed';
    if (keep === 'replace' || !isCounted) state.stock.set(owner, stock);
  };
  if (draft.kind === 'simple') count(id, draft.stock);
  if (draft.kind === 'variable' && draft.sharedStock) count(id, draft.sharedStock);
  for (const pack of packs) count(variations.get(pack.sku) ?? 0, pack.stock);
  return { id, created: known === undefined };
}
