import { LANGUAGES } from '../../language.ts';
import type { ProductDraft } from '../product-draft.ts';
import type { ImportProblem, ImportRefusal } from '../refusals.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkPrice } from './check-price.ts';
import { checkRows } from './check-rows.ts';
import { checkStock } from './check-stock.ts';
import { checkTags } from './check-tags.ts';
import { checkVariations } from './check-variations.ts';
import { LONGEST } from './lengths.ts';
import { isContent, isCount, isSlug, repeated, unknown, unless } from './problems.ts';
import type { CatalogReferences } from './references.ts';

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
  ...unless(isSlug(draft.slug), 'slug'),
  ...LANGUAGES.flatMap((language) => unless(isName(draft.text[language].name), `name.${language}`)),
  ...unless(isCount(draft.totalSales), 'totalSales'),
  ...unless(isContent(draft.content), 'content'),
  ...unless((draft.shippingClass ?? '').length <= LONGEST.shippingClass, 'shippingClass'),
  ...checkTags(draft.tags ?? []),
];

const isName = (name: string): boolean => name !== '' && name.length <= LONGEST.name;

const checkReferences = (draft: ProductDraft, known: CatalogReferences): readonly ImportProblem[] => [
  ...unknown('categories', draft.categories, known.categories),
  ...unknown('pictures', draft.pictures, known.pictures),
  ...repeated(
    'attributes',
    draft.attributes.map(({ slug }) => slug),
  ),
  ...draft.attributes.flatMap(({ slug, terms }) => {
    const ofAttribute = known.attributes.get(slug);
    return ofAttribute ? unknown(slug, terms, ofAttribute) : unknown('attributes', [slug], known.attributes);
  }),
];

function checkKind(draft: ProductDraft, { pictures }: CatalogReferences): readonly ImportProblem[] {
  switch (draft.kind) {
    case 'simple':
      return [...checkPrice(draft.price), ...checkStock(draft.stock), ...checkDownloads(draft.downloads)];
    case 'external':
      return [...checkPrice(draft.price), ...unless(/^https?:\/\//.test(draft.url), 'url')];
    case 'variable':
      return checkVariations(draft, pictures);
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
  ...unless(sku.length <= LONGEST.sku, 'sku'),
  ...(taken.has(sku) ? [{ problem: 'SKU_TAKEN' as const, sku }] : []),
];
