import { LANGUAGES } from '../language.ts';
import { foldName } from '../text/text.ts';
import {
  type CatalogReferences,
  checkRows,
  duplicates,
  invalidUnless,
  isContent,
  isCount,
  isSlug,
  MAX_COUNT,
  MAX_LENGTH,
  unknownReferences,
} from './import-problems.ts';
import type { PriceTag } from './prices.ts';
import type {
  CarriedAttribute,
  DownloadsDraft,
  LocalAttribute,
  ProductDraft,
  VariableDraft,
  VariationDraft,
} from './product-draft.ts';
import type { ImportProblem, ImportRefusal } from './refusals.ts';
import type { VariationStock } from './stock-policy.ts';

export function checkProducts(drafts: readonly ProductDraft[], known: CatalogReferences): ImportRefusal | null {
  const taken = takenSkus(drafts, known);
  return checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: (draft) => [
      ...checkFacts(draft),
      ...checkReferences(draft, known),
      ...checkKind(draft, known),
      ...skusOf(draft).flatMap((sku) => checkSku(sku, taken)),
    ],
  });
}

const checkFacts = (draft: ProductDraft): readonly ImportProblem[] => [
  ...invalidUnless(isSlug(draft.slug), 'slug'),
  ...LANGUAGES.flatMap((language) => invalidUnless(isName(draft.text[language].name), `name.${language}`)),
  ...invalidUnless(isCount(draft.totalSales), 'totalSales'),
  ...invalidUnless(isContent(draft.content), 'content'),
  ...invalidUnless((draft.shippingClass ?? '').length <= MAX_LENGTH.shippingClass, 'shippingClass'),
  ...checkTags(draft.tags ?? []),
];

const isName = (name: string): boolean => name !== '' && name.length <= MAX_LENGTH.name;

const checkReferences = (draft: ProductDraft, known: CatalogReferences): readonly ImportProblem[] => [
  ...unknownReferences('categories', draft.categories, known.categories),
  ...unknownReferences('pictures', draft.pictures, known.pictures),
  ...duplicates(
    'attributes',
    draft.attributes.map(({ slug }) => slug),
  ),
  ...draft.attributes.flatMap((attribute) => checkAttribute(attribute, known.attributes)),
];

function checkAttribute(
  { slug, terms, local }: CarriedAttribute,
  known: CatalogReferences['attributes'],
): readonly ImportProblem[] {
  const own = local?.terms.map((term) => term.slug);
  const ofAttribute = own ? new Set(own) : known.get(slug);
  return [
    ...(local ? checkLocal(slug, local) : []),
    ...(ofAttribute ? unknownReferences(slug, terms, ofAttribute) : unknownReferences('attributes', [slug], known)),
  ];
}

const checkLocal = (slug: string, { label, terms }: LocalAttribute): readonly ImportProblem[] => [
  ...invalidUnless(isSlug(slug), 'attributes'),
  ...invalidUnless(
    LANGUAGES.every((language) => isName(label[language])),
    'attributes',
  ),
  ...invalidUnless(
    terms.every((term) => isSlug(term.slug) && LANGUAGES.every((language) => isName(term.name[language]))),
    slug,
  ),
  ...duplicates(
    slug,
    terms.map((term) => term.slug),
  ),
  ...LANGUAGES.flatMap((language) =>
    duplicates(
      slug,
      terms.map(({ name }) => foldName(name[language])),
    ),
  ),
];

function checkKind(draft: ProductDraft, { pictures }: CatalogReferences): readonly ImportProblem[] {
  switch (draft.kind) {
    case 'simple':
      return [...checkPrice(draft.price), ...checkStock(draft.stock), ...checkDownloads(draft.downloads)];
    case 'external':
      return [...checkPrice(draft.price), ...invalidUnless(/^https?:\/\//.test(draft.url), 'url')];
    case 'variable':
      return checkVariations(draft, pictures);
    case 'grouped':
      return [...invalidUnless(!draft.parts.includes(draft.slug), 'parts'), ...duplicates('parts', draft.parts)];
  }
}

const skusOf = (draft: ProductDraft): readonly string[] =>
  [draft.sku, ...(draft.kind === 'variable' ? draft.variations.map(({ sku }) => sku) : [])].filter((sku) => sku !== '');

/** SKUs that two products would have: of two rows, or of a row and a product this import does not touch. */
function takenSkus(drafts: readonly ProductDraft[], { skus }: CatalogReferences): ReadonlySet<string> {
  const touched = new Set(drafts.map(({ slug }) => slug));
  const seen = new Set([...skus].filter(([, slug]) => !touched.has(slug)).map(([sku]) => sku));
  const taken = new Set<string>();
  for (const sku of drafts.flatMap(skusOf)) {
    if (seen.has(sku)) taken.add(sku);
    seen.add(sku);
  }
  return taken;
}

const checkSku = (sku: string, taken: ReadonlySet<string>): readonly ImportProblem[] => [
  ...invalidUnless(sku.length <= MAX_LENGTH.sku, 'sku'),
  ...(taken.has(sku) ? [{ problem: 'SKU_TAKEN' as const, sku }] : []),
];

/** Each variation has a choice for every option, no two have the same, and the defaults are among the terms. */
function checkVariations(draft: VariableDraft, pictures: ReadonlySet<string>): readonly ImportProblem[] {
  const options = new Map(
    draft.attributes.filter(({ forVariations }) => forVariations).map(({ slug, terms }) => [slug, new Set(terms)]),
  );
  return [
    ...invalidUnless(options.size > 0, 'attributes'),
    ...invalidUnless(draft.sharedStock === null || checkStock(draft.sharedStock).length === 0, 'stock'),
    ...checkChoices('defaults', draft.defaults, options),
    ...draft.variations.flatMap((variation) => checkVariation(variation, options, pictures)),
    ...duplicates(
      'choices',
      draft.variations.map(({ choices }) => choiceKey(choices, [...options.keys()])),
    ),
  ];
}

type Options = ReadonlyMap<string, ReadonlySet<string>>;

const checkVariation = (
  variation: VariationDraft,
  options: Options,
  pictures: ReadonlySet<string>,
): readonly ImportProblem[] => [
  ...invalidUnless(variation.sku !== '', 'sku'),
  ...checkPrice(variation.price),
  ...checkStock(variation.stock),
  ...checkDownloads(variation.downloads),
  ...invalidUnless(isContent(variation.content), 'content'),
  ...unknownReferences('picture', variation.picture === null ? [] : [variation.picture], pictures),
  ...invalidUnless(
    [...options.keys()].every((slug) => variation.choices[slug] !== undefined),
    'choices',
  ),
  ...checkChoices('choices', variation.choices, options),
];

const checkChoices = (
  field: string,
  choices: Readonly<Record<string, string>>,
  options: Options,
): readonly ImportProblem[] =>
  Object.entries(choices)
    .filter(([slug, term]) => !options.has(slug) || (term !== '' && !options.get(slug)?.has(term)))
    .map(([slug, term]) => ({ problem: 'REFERENCE_UNKNOWN', field, value: `${slug}:${term}` }));

const choiceKey = (choices: VariationDraft['choices'], slugs: readonly string[]): string =>
  slugs.map((slug) => `${slug}:${choices[slug] ?? ''}`).join(' ');

export function checkPrice({ regular, sale }: PriceTag): readonly ImportProblem[] {
  const ordered = !sale?.from || !sale.to || sale.from < sale.to;
  return [
    ...invalidUnless(regular === null || isCount(regular), 'regularPrice'),
    ...invalidUnless(!sale || isCount(sale.price), 'salePrice'),
    ...invalidUnless(ordered, 'saleWindow'),
  ];
}

export const isStock = (stock: VariationStock): boolean =>
  stock.kind !== 'managed' ||
  (Number.isInteger(stock.onHand) &&
    Math.abs(stock.onHand) <= MAX_COUNT &&
    (stock.lowAmount === null || isCount(stock.lowAmount)));

const checkStock = (stock: VariationStock): readonly ImportProblem[] => invalidUnless(isStock(stock), 'stock');

/** A file is known by its id, which orders keep. */
function checkDownloads(downloads: DownloadsDraft | null): readonly ImportProblem[] {
  if (downloads === null) return [];
  const { files, limit, expiryDays } = downloads;
  const ids = files.map(({ id }) => id);
  return [
    ...invalidUnless(limit === null || isCount(limit), 'downloadLimit'),
    ...invalidUnless(expiryDays === null || isCount(expiryDays), 'downloadExpiryDays'),
    ...invalidUnless(
      ids.every((id) => id !== '' && id.length <= MAX_LENGTH.fileId),
      'downloads',
    ),
    ...duplicates('downloads', ids),
  ];
}

type Tags = NonNullable<ProductDraft['tags']>;

/** Each has a slug of its own, and a name in both languages. */
const checkTags = (tags: Tags): readonly ImportProblem[] => [
  ...invalidUnless(tags.every(isTag), 'tags'),
  ...duplicates(
    'tags',
    tags.map(({ slug }) => slug),
  ),
];

const isTag = ({ slug, name }: Tags[number]): boolean =>
  isSlug(slug) && LANGUAGES.every((language) => name[language] !== '' && name[language].length <= MAX_LENGTH.tag);
