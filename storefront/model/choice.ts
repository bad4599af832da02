import { choiceField } from '#contract/inputs/cart-form.ts';
import type { Attribute, Product, Variation } from './product.ts';

/** Attribute name → chosen option slug. An attribute without a choice is missing. */
export type Choice = Readonly<Record<string, string>>;

type Choosable = Pick<Product, 'attributes' | 'variations' | 'defaults'>;

export type OptionState = 'available' | 'sold-out' | 'incompatible';

export interface ChoiceOption {
  readonly slug: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** `incompatible`: it exists, but not together with the other choices, which choosing it changes. */
  readonly state: OptionState;
  /** The choice after a click on it. */
  readonly next: Choice;
  /** What choosing it leads to; null while other attributes are open. */
  readonly leadsTo: Variation | null;
}

export interface ChoiceGroup {
  readonly attribute: string;
  readonly label: string;
  readonly options: readonly ChoiceOption[];
}

const optionAttributes = ({ attributes }: Choosable): readonly Attribute[] =>
  attributes.filter(({ isOption }) => isOption);

/**
 * The choice in an address, completed by the product's defaults. Unknown options count as not chosen. The buy form asks for
 * an address, too, with its own names of the options.
 */
export function readChoice(product: Choosable, parameters: URLSearchParams): Choice {
  const entries = optionAttributes(product).map(({ name, options }) => {
    const wanted = [parameters.get(choiceField(name)), parameters.get(name), product.defaults[name]];
    const known = wanted.find((slug) => options.some((option) => option.slug === slug));
    return [name, known] as const;
  });
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => Boolean(entry[1])));
}

/** The choice as it stands in a form. */
export const choiceIn = (product: Choosable, form: FormData): Choice =>
  readChoice(product, new URLSearchParams([...form].map(([field, value]) => [field, String(value)])));

export const printChoice = (choice: Choice): string => new URLSearchParams({ ...choice }).toString();

/** An empty value of a variation stands for any option. */
const allows = ({ choices }: Variation, choice: Choice): boolean =>
  choices.every(({ attribute, value }) => {
    const chosen = choice[attribute];
    return chosen === undefined || value === '' || value === chosen;
  });

const isSoldOut = ({ stock }: Variation): boolean => stock.status === 'out-of-stock';

/** What can be bought first, so that a click leads to a sold-out piece only when nothing else is left. */
const best = (variations: readonly Variation[]): Variation | undefined =>
  variations.find((variation) => !isSoldOut(variation)) ?? variations[0];

/** The one variation that a complete choice names; null while something is open or does not exist. */
export function chosenVariation(product: Choosable, choice: Choice): Variation | null {
  const isComplete = optionAttributes(product).every(({ name }) => choice[name] !== undefined);
  return isComplete ? (best(product.variations.filter((variation) => allows(variation, choice))) ?? null) : null;
}

/** Every option of every attribute, as it stands beside the other choices. Options that no variation has are left out. */
export const choiceGroups = (product: Choosable, choice: Choice): readonly ChoiceGroup[] =>
  optionAttributes(product).map(({ name, label, options }) => ({
    attribute: name,
    label,
    options: options.flatMap(({ slug, name: optionName }) => {
      const outcome = outcomeOf(product, choice, [name, slug]);
      return outcome ? [{ slug, name: optionName, isChosen: choice[name] === slug, ...outcome }] : [];
    }),
  }));

type Outcome = Pick<ChoiceOption, 'state' | 'next' | 'leadsTo'>;

function outcomeOf(product: Choosable, choice: Choice, [attribute, slug]: readonly [string, string]): Outcome | null {
  const next = { ...choice, [attribute]: slug };
  const together = product.variations.filter((variation) => allows(variation, next));
  if (together.length > 0) {
    const state = together.every(isSoldOut) ? 'sold-out' : 'available';
    return { state, next, leadsTo: chosenVariation(product, next) };
  }
  const nearest = best(byCloseness(product, next, [attribute, slug]));
  if (!nearest) return null;
  const moved = adopt(nearest, next);
  return { state: isSoldOut(nearest) ? 'sold-out' : 'incompatible', next: moved, leadsTo: nearest };
}

/** Variations with that option, those that keep most of the other choices first. */
function byCloseness(product: Choosable, choice: Choice, [attribute, slug]: readonly [string, string]) {
  const kept = ({ choices }: Variation) =>
    choices.filter(({ attribute: name, value }) => value === '' || choice[name] === value).length;
  const having = product.variations.filter((variation) => allows(variation, { [attribute]: slug }));
  const most = Math.max(...having.map(kept));
  return having.filter((variation) => kept(variation) === most);
}

const adopt = ({ choices }: Variation, choice: Choice): Choice => ({
  ...choice,
  ...Object.fromEntries(choices.filter(({ value }) => value !== '').map(({ attribute, value }) => [attribute, value])),
});
