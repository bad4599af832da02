import type { VariableDraft, VariationDraft } from '../product-draft.ts';
import type { ImportProblem } from '../refusals.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkPrice } from './check-price.ts';
import { checkStock } from './check-stock.ts';
import { isContent, repeated, unknown, unless } from './problems.ts';

/** Each variation says something about every option, no two say the same, and the defaults are among the terms. */
export function checkVariations(draft: VariableDraft, pictures: ReadonlySet<string>): readonly ImportProblem[] {
  const options = new Map(
    draft.attributes.filter(({ forVariations }) => forVariations).map(({ slug, terms }) => [slug, new Set(terms)]),
  );
  return [
    ...unless(options.size > 0, 'attributes'),
    ...unless(draft.sharedStock === null || checkStock(draft.sharedStock).length === 0, 'stock'),
    ...checkChoices('defaults', draft.defaults, options),
    ...draft.variations.flatMap((variation) => checkVariation(variation, options, pictures)),
    ...repeated(
      'choices',
      draft.variations.map(({ choices }) => said(choices, [...options.keys()])),
    ),
  ];
}

type Options = ReadonlyMap<string, ReadonlySet<string>>;

const checkVariation = (
  variation: VariationDraft,
  options: Options,
  pictures: ReadonlySet<string>,
): readonly ImportProblem[] => [
  ...unless(variation.sku !== '', 'sku'),
  ...checkPrice(variation.price),
  ...checkStock(variation.stock),
  ...checkDownloads(variation.downloads),
  ...unless(isContent(variation.content), 'content'),
  ...unknown('picture', variation.picture === null ? [] : [variation.picture], pictures),
  ...unless(
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

const said = (choices: VariationDraft['choices'], slugs: readonly string[]): string =>
  slugs.map((slug) => `${slug}:${choices[slug] ?? ''}`).join(' ');
