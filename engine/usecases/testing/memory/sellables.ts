import { isRegistered } from '#engine/domain/catalog/lubricants.ts';
import type { ProductDraft, SimpleDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ProductForSale, Sellable } from '#engine/domain/catalog/sellable.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { SellableReads } from '../../ports/sellables.ts';
import type { State, StoredProduct } from './state.ts';

interface VariationText {
  readonly variation: VariationDraft;
  readonly language: Language;
}

interface ForSale {
  readonly sellable: Sellable;
  readonly choices: Readonly<Record<string, string>>;
}

export const sellableReads = (state: () => State): SellableReads => ({
  async find(refs, language) {
    const all = allForSale(state(), language);
    return refs.flatMap((ref) =>
      all
        .filter(({ sellable }) => sellable.productId === ref.productId && sellable.variationId === ref.variationId)
        .map(({ sellable }) => sellable),
    );
  },
  async product(id, language) {
    const product = [...state().products.values()].find(
      (one) => one.id === id || [...one.variations.values()].includes(id),
    );
    return product ? productForSale(state(), product, language) : null;
  },
});

/** Everything with a SKU: products and variations. */
export const allForSale = (state: State, language: Language = 'en'): readonly ForSale[] =>
  [...state.products.values()].flatMap((product) => [
    { sellable: itself(state, product, language), choices: {} },
    ...variationsOf(state, product, language),
  ]);

function productForSale(state: State, product: StoredProduct, language: Language): ProductForSale {
  const { draft, id } = product;
  return {
    productId: id,
    kind: draft.kind,
    name: draft.text[language].name,
    published: draft.status === 'published',
    itself: itself(state, product, language),
    options: draft.attributes
      .filter(({ forVariations }) => forVariations)
      .map(({ slug, terms, local }) => ({
        slug,
        label: (local ?? state.attributes.get(slug))?.label[language] ?? '',
        values: terms,
        names: local ? local.terms.map(({ name }) => name[language]) : null,
      })),
    variations: variationsOf(state, product, language).map(({ sellable, choices }) => ({
      sellable,
      choices,
    })),
  };
}

const variationsOf = (state: State, product: StoredProduct, language: Language): readonly ForSale[] =>
  product.draft.kind === 'variable'
    ? product.draft.variations.map((variation) => ({
        sellable: variationSellable(state, product, { variation, language }),
        choices: variation.choices,
      }))
    : [];

function itself(state: State, { id, draft }: StoredProduct, language: Language): Sellable {
  const simple: Partial<SimpleDraft> = draft.kind === 'simple' ? draft : {};
  return {
    productId: id,
    variationId: null,
    kind: draft.kind,
    name: draft.text[language].name,
    sku: draft.sku,
    published: draft.status === 'published',
    price: 'price' in draft ? draft.price : { regular: null, sale: null },
    taxStatus: draft.taxStatus,
    taxClass: draft.taxClass,
    stock: counted(state, id),
    stockOwner: id,
    soldIndividually: 'soldIndividually' in draft && draft.soldIndividually,
    virtual: simple.virtual ?? false,
    downloadable: Boolean(simple.downloads),
    weight: 'dimensions' in draft ? (draft.dimensions?.weight ?? 0) : 0,
    shippingClass: draft.shippingClass,
    categoryIds: draft.categories.map((slug) => state.named.get(`category ${slug}`) ?? 0),
    registered: isRegistered(draft.meta),
  };
}

function variationSellable(state: State, product: StoredProduct, { variation, language }: VariationText): Sellable {
  const parent = itself(state, product, language);
  const variationId = product.variations.get(variation.sku) ?? 0;
  const stockOwner = state.stock.get(variationId)?.kind === 'shared' ? product.id : variationId;
  const options = Object.entries(variation.choices)
    .filter(([, term]) => term !== '')
    .map(([slug, term]) => nameOf(state, product.draft, { slug, term })?.[language] ?? term);
  return {
    ...parent,
    variationId,
    name: [parent.name, options.join(', ')].filter(Boolean).join(' - '),
    sku: variation.sku,
    published: parent.published && variation.published,
    price: variation.price,
    stock: counted(state, stockOwner),
    stockOwner,
    virtual: variation.virtual,
    downloadable: variation.downloads !== null,
    weight: variation.dimensions?.weight ?? parent.weight,
  };
}

interface Choice {
  readonly slug: string;
  readonly term: string;
}

function nameOf(state: State, { attributes }: ProductDraft, { slug, term }: Choice): Translated | undefined {
  const local = attributes.find((attribute) => attribute.slug === slug)?.local;
  return local ? local.terms.find((one) => one.slug === term)?.name : state.attributes.get(slug)?.terms.get(term);
}

function counted(state: State, owner: number): StockPolicy {
  const policy = state.stock.get(owner);
  return policy && policy.kind !== 'shared' ? policy : { kind: 'unmanaged', status: 'in-stock' };
}
