import type { Product } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Language } from '#engine/domain/language.ts';
import { simpleProduct, variableProduct, variation } from '#engine/domain/testing/products.ts';
import { generateProducts } from '../generate/generate-products.ts';
import { readSeed } from '../read/read-seed.ts';

const { products, attributes, categories } = readSeed();

/** The demo shop's products as the engine reads them back, as far as a search looks at them. */
export const seedProducts = (language: Language): readonly Product[] =>
  products.map((draft, index) => toProduct(draft, index + 1, language));

const SEED = 1954;

/** As many products of load tests, in the same way. */
export const generatedProducts = (count: number, language: Language): readonly Product[] =>
  generateProducts({ count, seed: SEED }).map((draft, index) => toProduct(draft, index + 1, language));

function toProduct(draft: ProductDraft, id: number, language: Language): Product {
  const { slug, sku, meta, totalSales, visibility, text } = draft;
  const base = {
    id,
    slug,
    sku,
    meta,
    totalSales,
    visibility,
    ...text[language],
    categories: draft.categories.map((own, at) => ({ id: at, slug: own, name: nameOfCategory(own, language) })),
    attributes: draft.attributes.map((own) => ({
      scope: 'global' as const,
      attributeId: 0,
      slug: own.slug,
      label: own.slug,
      forVariations: own.forVariations,
      visible: true,
      terms: own.terms.map((term) => ({
        id: 0,
        slug: term,
        name: nameOfTerm(own.slug, term, language),
        order: 0,
        count: 0,
      })),
    })),
  };
  if (draft.kind === 'simple') return simpleProduct({ ...base, stock: draft.stock });
  if (draft.kind !== 'variable') return simpleProduct(base);
  const variations = draft.variations.map((one, at) =>
    variation(id * 100 + at, {
      sku: one.sku,
      stock: one.stock,
      choices: Object.entries(one.choices).map(([attribute, value]) => ({
        scope: 'global' as const,
        attribute,
        attributeLabel: attribute,
        termId: 0,
        value,
        label: nameOfTerm(attribute, value, language),
      })),
    }),
  );
  return variableProduct(variations, base);
}

const nameOfCategory = (slug: string, language: Language): string =>
  categories.find((one) => one.slug === slug)?.text[language].name ?? slug;

const nameOfTerm = (attribute: string, slug: string, language: Language): string =>
  attributes.find((one) => one.slug === attribute)?.terms.find((one) => one.slug === slug)?.name[language] ?? slug;
