import { isSlug } from '#engine/domain/catalog/import-problems.ts';
import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import { LANGUAGES, type Language, type Translated } from '#engine/domain/language.ts';

/** What categories and attributes are called, in both languages. */
export interface Taxonomies {
  readonly categories: Translated<readonly Category[]>;
  readonly attributes: Translated<readonly Attribute[]>;
}

/** Translates between the names people write and the shop's slugs. Null: nothing has the name, or more than one thing. */
export interface Names {
  readonly main: Language;
  readonly second: Language;
  categoryOf(text: string): string | null;
  categoryName(slug: string): string;
  attributeOf(text: string): string | null;
  attributeName(slug: string): string;
  termOf(attribute: string, text: string): string | null;
  termName(attribute: string, term: string): string;
  /** As the merchant has them. */
  inOrder(attribute: string, terms: readonly string[]): readonly string[];
}

export function createNames({ categories, attributes }: Taxonomies, main: Language): Names {
  const second = LANGUAGES.find((language) => language !== main) ?? main;
  const order = [main, second] as const;
  const categoryNames = dictionary(order.map((language) => pathsOf(categories[language])));
  const attributeNames = dictionary(
    order.map((language) => attributes[language].map(({ slug, label }) => [slug, label])),
  );
  const terms = new Map(
    attributes[main].map(({ slug }) => [
      slug,
      dictionary(order.map((language) => termsOf(attributes[language], slug).map((term) => [term.slug, term.name]))),
    ]),
  );
  return {
    main,
    second,
    categoryOf: categoryNames.slugOf,
    categoryName: categoryNames.nameOf,
    attributeOf: attributeNames.slugOf,
    attributeName: attributeNames.nameOf,
    termOf: (attribute, text) => terms.get(attribute)?.slugOf(text) ?? null,
    termName: (attribute, term) => terms.get(attribute)?.nameOf(term) ?? term,
    inOrder: (attribute, chosen) =>
      termsOf(attributes[main], attribute)
        .map(({ slug }) => slug)
        .filter((slug) => chosen.includes(slug)),
  };
}

const termsOf = (attributes: readonly Attribute[], slug: string) =>
  attributes.find((attribute) => attribute.slug === slug)?.terms ?? [];

/** Slug and name of each, with the categories above it. */
export const pathsOf = (categories: readonly Category[]): Named =>
  categories.map((category) => [category.slug, pathOf(category, categories)]);

/** `Oils > Synthetic`. */
function pathOf({ name, parentId }: Category, all: readonly Category[]): string {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? `${pathOf(parent, all)} > ${name}` : name;
}

type Named = readonly (readonly [slug: string, name: string])[];

/** In the first language, else in the next, else by the slug itself. A slug stands for itself where its name is ambiguous. */
function dictionary(languages: readonly Named[]) {
  const slugs = new Set(languages[0]?.map(([slug]) => slug));
  const byName = languages.map((named) => Map.groupBy(named, ([, name]) => folded(name)));
  const slugOf = (text: string): string | null => {
    for (const names of byName) {
      const [found, ...others] = names.get(folded(text)) ?? [];
      if (found) return others.length === 0 ? found[0] : null;
    }
    return slugs.has(text.trim()) ? text.trim() : null;
  };
  const names = new Map(languages[0]);
  const nameOf = (slug: string): string => {
    const name = names.get(slug) ?? slug;
    return slugOf(name) === slug ? name : slug;
  };
  return { slugOf, nameOf };
}

/** As two names are compared. */
export const folded = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s*>\s*/g, ' > ');

/** Translates between what a file calls another product, its SKU, and the product's slug. */
export interface ProductReferences {
  /** Null: no product has the name. */
  slugOf(text: string): string | null;
  nameOf(slug: string): string;
}

export const createProductReferences = (skus: ReadonlyMap<string, string>): ProductReferences => {
  const bySlug = new Map([...skus].map(([sku, slug]) => [slug, sku]));
  return {
    // A product may be named by its slug before it is there.
    slugOf: (text) => skus.get(text) ?? (isSlug(text) ? text : null),
    nameOf(slug) {
      const sku = bySlug.get(slug);
      return sku !== undefined && !sku.includes(',') ? sku : slug;
    },
  };
};
