import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import type { Attribute, AttributeDraft, Category, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import { LANGUAGES, type Language, type Translated } from '#engine/domain/language.ts';
import type { CatalogAdditions } from '#engine/usecases/catalog/catalog-additions.ts';
import { attributesNamedIn } from './attribute-columns.ts';
import { splitList } from './cells.ts';
import { createNames, folded, pathsOf, type Taxonomies } from './names.ts';
import type { CsvRow } from './read-csv.ts';

/** Categories and attributes that a file brings. */
export type NewTerms = Pick<CatalogAdditions, 'categories' | 'attributes'>;

export const NO_NEW_TERMS: NewTerms = { categories: [], attributes: [] };

/** What rows are filed under and chosen by and the shop does not have; called the same in both languages. */
export const newTermsIn = (rows: readonly CsvRow[], taxonomies: Taxonomies, main: Language): NewTerms => ({
  categories: newCategories(
    rows.flatMap(({ cells }) => splitList(cells.get('Categories') ?? '')),
    taxonomies.categories,
  ),
  attributes: newAttributes(rows, taxonomies, main),
});

const inBoth = (text: string): Translated => ({ id: text, en: text });

/** `Clothing > Shirts` brings `Clothing` too, unless it is there. */
function newCategories(paths: readonly string[], { id, en }: Taxonomies['categories']): readonly CategoryDraft[] {
  const slugs = new Map<string, string>(
    [...pathsOf(en), ...pathsOf(id)].map(([slug, path]) => [folded(path), slug] as const),
  );
  const taken = new Set(id.map(({ slug }) => slug));
  const isSlugOfOne = new Set(taken);
  const first = Math.max(0, ...id.map(({ order }) => order + 1));
  const drafts: CategoryDraft[] = [];
  for (const path of paths) {
    const names = path.split('>').map((name) => name.trim());
    if (names.includes('') || slugs.has(folded(path)) || isSlugOfOne.has(path)) continue;
    names.forEach((name, depth) => {
      const key = folded(names.slice(0, depth + 1).join(' > '));
      if (slugs.has(key)) return;
      const slug = takeFreeSlug(slugOf(name, 'category'), taken);
      const parent = slugs.get(folded(names.slice(0, depth).join(' > '))) ?? null;
      const text = { name, description: '' };
      drafts.push({ slug, text: { id: text, en: text }, parent, order: first + drafts.length, picture: null });
      slugs.set(key, slug);
    });
  }
  return drafts;
}

type TermDraft = AttributeDraft['terms'][number];

/** Attributes that products share; those of one product alone need nothing. */
function newAttributes(rows: readonly CsvRow[], taxonomies: Taxonomies, main: Language): readonly AttributeDraft[] {
  const names = createNames(taxonomies, main);
  const stored = draftsOf(taxonomies.attributes);
  const taken = new Set(stored.keys());
  const added = new Map<string, AttributeDraft>();
  for (const { name, values } of rows.flatMap(({ cells }) => attributesNamedIn(cells)).filter(isShared)) {
    const slug = names.attributeOf(name) ?? [...added.values()].find(({ label }) => isCalled(label, name))?.slug;
    if (slug === undefined && isAmbiguous(stored, name)) continue;
    const attribute = (slug !== undefined && (added.get(slug) ?? stored.get(slug))) || newAttribute(name, taken);
    const terms = withTerms(attribute.terms, values);
    if (terms.length > attribute.terms.length || slug === undefined) added.set(attribute.slug, { ...attribute, terms });
  }
  return [...added.values()];
}

const isShared = ({ isGlobal }: { readonly isGlobal: boolean }): boolean => isGlobal;

const isCalled = (name: Translated, text: string): boolean =>
  LANGUAGES.some((language) => folded(name[language]) === folded(text));

/** More than one has the name: the file has to say which it means. */
const isAmbiguous = (stored: ReadonlyMap<string, AttributeDraft>, name: string): boolean =>
  [...stored.values()].some(({ label }) => isCalled(label, name));

/** Clients make type names of these slugs, which therefore have no hyphens. */
const newAttribute = (name: string, taken: Set<string>): AttributeDraft => {
  const plain = slugOf(name, 'attribute').replaceAll('-', '');
  let slug = plain;
  for (let number = 2; taken.has(slug); number++) slug = `${plain}${number}`;
  taken.add(slug);
  return { slug, label: inBoth(name), terms: [] };
};

function withTerms(terms: readonly TermDraft[], values: readonly string[]): readonly TermDraft[] {
  const taken = new Set(terms.map(({ slug }) => slug));
  const all = [...terms];
  for (const value of values) {
    if (all.some(({ slug, name }) => slug === value || isCalled(name, value))) continue;
    all.push({ slug: takeFreeSlug(slugOf(value, 'option'), taken), name: inBoth(value) });
  }
  return all;
}

/** The attributes of the shop as they would be handed in. */
const draftsOf = ({ id, en }: Taxonomies['attributes']): ReadonlyMap<string, AttributeDraft> =>
  new Map(
    id.map(({ slug, label, terms }) => {
      const english = en.find((attribute) => attribute.slug === slug);
      const draft: AttributeDraft = {
        slug,
        label: { id: label, en: english?.label ?? label },
        terms: terms.map((term) => ({ slug: term.slug, name: { id: term.name, en: nameIn(english, term) } })),
      };
      return [slug, draft];
    }),
  );

const nameIn = (attribute: Attribute | undefined, { slug, name }: Attribute['terms'][number]): string =>
  attribute?.terms.find((term) => term.slug === slug)?.name ?? name;

/** What the shop's categories and attributes are called once the new ones are stored. */
export const withNewTerms = (
  { categories, attributes }: Taxonomies,
  { categories: newOnes, attributes: changed }: NewTerms,
): Taxonomies => ({
  categories: inLanguages((language) => withCategories(categories[language], newOnes, language)),
  attributes: inLanguages((language) => [
    ...attributes[language].filter(({ slug }) => changed.every((draft) => draft.slug !== slug)),
    ...changed.map((draft) => attributeOf(draft, language)),
  ]),
});

const inLanguages = <T>(valueIn: (language: Language) => T): Translated<T> => ({
  id: valueIn('id'),
  en: valueIn('en'),
});

/** The numbers of new ones are below those that the database gives. */
function withCategories(
  stored: readonly Category[],
  drafts: readonly CategoryDraft[],
  language: Language,
): readonly Category[] {
  const all = [...stored];
  for (const [index, { slug, text, parent, order }] of drafts.entries()) {
    const parentId = all.find((category) => category.slug === parent)?.id ?? null;
    all.push({ id: -1 - index, slug, ...text[language], parentId, order, picture: null, count: 0 });
  }
  return all;
}

const attributeOf = ({ slug, label, terms }: AttributeDraft, language: Language): Attribute => ({
  id: 0,
  slug,
  label: label[language],
  terms: terms.map((term, order) => ({ id: 0, slug: term.slug, name: term.name[language], order, count: 0 })),
});
