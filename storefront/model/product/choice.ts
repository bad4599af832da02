import { choiceField } from '#contract/inputs/cart-form.ts';
import type { PackContent, Price, UnitPrice } from '../money.ts';
import type { Picture } from '../picture.ts';
import { isSoldOut, orderLimit, type Stock } from '../stock.ts';
import type { Attribute, Product, Variation } from './product.ts';

/** Attribute name → chosen option slug. An attribute without a choice is missing. */
export type Choice = Readonly<Record<string, string>>;

type ProductOptions = Pick<Product, 'attributes' | 'variations' | 'defaults'>;

export type OptionState = 'available' | 'sold-out' | 'incompatible';

export interface ChoiceOption {
  readonly slug: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** `incompatible`: not sold with the other chosen options, which change with it. */
  readonly state: OptionState;
  /** The choice after a click on it. */
  readonly next: Choice;
  /** The variation after a click on it; null while other attributes have no choice. */
  readonly variation: Variation | null;
}

export interface ChoiceGroup {
  readonly attribute: string;
  readonly label: string;
  readonly options: readonly ChoiceOption[];
}

const optionAttributes = ({ attributes }: ProductOptions): readonly Attribute[] =>
  attributes.filter(({ isOption }) => isOption);

/**
 * The choice in an address, completed by the product's defaults. Unknown options count as not chosen. A buy form sent by
 * GET has field names of its own for the options.
 */
export function readChoice(product: ProductOptions, parameters: URLSearchParams): Choice {
  const entries = optionAttributes(product).map(({ name, options }) => {
    const candidates = [parameters.get(choiceField(name)), parameters.get(name), product.defaults[name]];
    const known = candidates.find((slug) => options.some((option) => option.slug === slug));
    return [name, known] as const;
  });
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => Boolean(entry[1])));
}

/** The choice in the fields of a buy form. */
export const choiceOfForm = (product: ProductOptions, form: FormData): Choice =>
  readChoice(product, new URLSearchParams([...form].map(([field, value]) => [field, String(value)])));

export const printChoice = (choice: Choice): string => new URLSearchParams({ ...choice }).toString();

/** An empty value of a variation stands for any option. */
const allows = ({ choices }: Variation, choice: Choice): boolean =>
  choices.every(({ attribute, value }) => {
    const chosen = choice[attribute];
    return chosen === undefined || value === '' || value === chosen;
  });

/** A sold-out variation only when no other is left. */
const firstInStock = (variations: readonly Variation[]): Variation | undefined =>
  variations.find((variation) => !isSoldOut(variation)) ?? variations[0];

/** The variation of a complete choice; null while the choice is incomplete or no variation has it. */
export function chosenVariation(product: ProductOptions, choice: Choice): Variation | null {
  const isComplete = optionAttributes(product).every(({ name }) => choice[name] !== undefined);
  return isComplete
    ? (firstInStock(product.variations.filter((variation) => allows(variation, choice))) ?? null)
    : null;
}

/**
 * Every option of every attribute with its state beside the other choices, without options that no variation has, and without
 * attributes that then have none.
 */
export const choiceGroups = (product: ProductOptions, choice: Choice): readonly ChoiceGroup[] =>
  optionAttributes(product)
    .map(({ name, label, options }) => ({
      attribute: name,
      label,
      options: options.flatMap(({ slug, name: optionName }) => {
        const effect = effectOf(product, choice, [name, slug]);
        return effect ? [{ slug, name: optionName, isChosen: choice[name] === slug, ...effect }] : [];
      }),
    }))
    .filter(({ options }) => options.length > 0);

type OptionEffect = Pick<ChoiceOption, 'state' | 'next' | 'variation'>;

function effectOf(
  product: ProductOptions,
  choice: Choice,
  [attribute, slug]: readonly [string, string],
): OptionEffect | null {
  const next = { ...choice, [attribute]: slug };
  const together = product.variations.filter((variation) => allows(variation, next));
  if (together.length > 0) {
    const state = together.every(isSoldOut) ? 'sold-out' : 'available';
    return { state, next, variation: chosenVariation(product, next) };
  }
  const nearest = firstInStock(closestVariations(product, next, [attribute, slug]));
  if (!nearest) return null;
  const state = isSoldOut(nearest) ? 'sold-out' : 'incompatible';
  return { state, next: withVariation(nearest, next), variation: nearest };
}

/** Variations with that option that keep most of the other choices. */
function closestVariations(product: ProductOptions, choice: Choice, [attribute, slug]: readonly [string, string]) {
  const remainingChoices = ({ choices }: Variation) =>
    choices.filter(({ attribute: name, value }) => value === '' || choice[name] === value).length;
  const having = product.variations.filter((variation) => allows(variation, { [attribute]: slug }));
  const most = Math.max(...having.map(remainingChoices));
  return having.filter((variation) => remainingChoices(variation) === most);
}

const withVariation = ({ choices }: Variation, choice: Choice): Choice => ({
  ...choice,
  ...Object.fromEntries(choices.filter(({ value }) => value !== '').map(({ attribute, value }) => [attribute, value])),
});

/** What the buy button can do now. */
export type PurchaseState = 'add' | 'choose' | 'sold-out' | 'external' | 'grouped' | 'not-for-sale';

/** What the present choice buys. */
export interface Purchase {
  readonly state: PurchaseState;
  readonly variation: Variation | null;
  readonly price: Price | null;
  readonly unitPrice: UnitPrice | null;
  readonly content: PackContent | null;
  readonly stock: Stock;
  readonly sku: string | null;
  readonly picture: Picture | null;
  readonly limit: number;
}

function buyState(product: Product, variation: Variation | null): PurchaseState {
  if (product.type === 'grouped') return product.type;
  if (product.type === 'external') return product.external ? 'external' : 'not-for-sale';
  if (product.type === 'variable' && product.variations.length === 0) return 'not-for-sale';
  if (product.type === 'variable' && !variation) return isSoldOut(product) ? 'sold-out' : 'choose';
  const { price, stock } = variation ?? product;
  if (!price) return 'not-for-sale';
  return isSoldOut({ stock }) ? 'sold-out' : 'add';
}

export function purchaseOf(product: Product, choice: Choice): Purchase {
  const variation = product.type === 'variable' ? chosenVariation(product, choice) : null;
  const { price, unitPrice, content, stock } = variation ?? product;
  return {
    state: buyState(product, variation),
    variation,
    price,
    unitPrice,
    content,
    stock,
    sku: variation?.sku ?? product.sku,
    picture: variation?.picture ?? product.picture,
    limit: orderLimit(stock, product.soldIndividually),
  };
}
