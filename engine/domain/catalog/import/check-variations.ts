import type { VariableDraft, VariationDraft } from '../product-draft.ts';
import type { ImportProblem } from '../refusals.ts';
import { checkPrice } from './check-price.ts';
import { checkStock } from './check-stock.ts';
import { unknown, unless } from './problems.ts';

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
    ...repeated(draft.variations, [...options.keys()]),
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

function repeated(variations: readonly VariationDraft[], slugs: readonly string[]): readonly ImportProblem[] {
  const texts = variations.map(({ choices }) => slugs.map((slug) => `${slug}:${choices[slug] ?? ''}`).join(' '));
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((value) => ({ problem: 'DUPLICATE', field: 'choices', value }));
}
