import type { OptionForSale, ProductForSale, Sellable, VariationForSale } from '../catalog/sellable.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { AddRefusal } from './refusals.ts';

/** A request to add to the cart, not validated yet. */
export interface AddToCartRequest {
  /** Id of a product or of one of its variations. */
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
  /** Attribute slug and term slug, or label and name of a local attribute. An empty value means "not chosen". */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly extraData: Readonly<Record<string, string>>;
  /** Sent again with the same key, the request adds nothing. Undefined when the client sends none. */
  readonly idempotencyKey?: string | undefined;
}

export interface ChosenSellable {
  readonly sellable: Sellable;
  /** Attribute slug → term slug, complete and in the product's own order. */
  readonly attributes: Readonly<Record<string, string>>;
}

export type Choices = ReadonlyMap<string, string>;

/** Resolves a request to the product itself, or to one variation with every option chosen. */
export function chooseSellable(product: ProductForSale, request: AddToCartRequest): Result<ChosenSellable, AddRefusal> {
  const choices = choicesOf(request, product.options);
  const unknown = [...choices.keys()].find((name) => !product.options.some(({ slug }) => slug === name));
  if (unknown !== undefined) {
    return refuse({ code: 'ATTRIBUTE_UNKNOWN', attribute: unknown, product: product.name });
  }
  if (product.kind !== 'variable') return ok({ sellable: product.itself, attributes: {} });
  return chooseVariation(product, { variationId: requestedVariationId(product, request), choices });
}

const requestedVariationId = (product: ProductForSale, request: AddToCartRequest): number | null =>
  request.variationId ?? (request.productId === product.productId ? null : request.productId);

const choicesOf = ({ attributes }: AddToCartRequest, options: readonly OptionForSale[]): Choices =>
  new Map(
    attributes
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => {
        const option = options.find((one) => isCalled(one, name.toLowerCase()));
        return [option?.slug ?? name.toLowerCase(), valueCalled(option, value.toLowerCase())];
      }),
  );

const isCalled = ({ slug, label, names }: OptionForSale, name: string): boolean =>
  slug === name || (names !== null && label.toLowerCase() === name);

function valueCalled(option: OptionForSale | undefined, text: string): string {
  const place = option?.names?.findIndex((name) => name.toLowerCase() === text) ?? -1;
  return option?.values[place] ?? text;
}

interface VariationRequest {
  readonly variationId: number | null;
  readonly choices: Choices;
}

function chooseVariation(product: ProductForSale, request: VariationRequest): Result<ChosenSellable, AddRefusal> {
  if (request.variationId === null) return fromChoices(product, request.choices);
  const variation = product.variations.find(({ sellable }) => sellable.variationId === request.variationId);
  if (!variation) return refuse({ code: 'VARIATION_OF_ANOTHER_PRODUCT', name: product.name });
  return resolveVariation(product, variation, request.choices);
}

/** Without a variation id, the chosen options together must identify one. */
function fromChoices(product: ProductForSale, choices: Choices): Result<ChosenSellable, AddRefusal> {
  const wrong = product.options.find((option) => isWrong(option, choices.get(option.slug)));
  if (wrong) return refuse({ code: 'OPTION_INVALID', attribute: wrong.label });
  const variation = product.variations.find((one) =>
    product.options.every(({ slug }) => {
      const chosen = choices.get(slug);
      return chosen !== undefined && fits(one.choices[slug], chosen);
    }),
  );
  if (variation) return resolveVariation(product, variation, choices);
  const isComplete = product.options.every(({ slug }) => choices.has(slug));
  return refuse(isComplete ? { code: 'OPTIONS_NOT_TOGETHER' } : { code: 'OPTIONS_NOT_CHOSEN', name: product.name });
}

function resolveVariation(
  product: ProductForSale,
  variation: VariationForSale,
  choices: Choices,
): Result<ChosenSellable, AddRefusal> {
  const options = product.options.map((option) => {
    const fixed = variation.choices[option.slug] ?? '';
    return { option, fixed, value: choices.get(option.slug) ?? fixed };
  });
  const wrong = options.find(({ option, fixed, value }) => isWrong(option, value) || !fits(fixed, value));
  if (wrong) return refuse({ code: 'OPTION_INVALID', attribute: wrong.option.label });
  const open = options.filter(({ value }) => value === '');
  if (open.length > 0) return refuse({ code: 'OPTION_REQUIRED', attributes: open.map(({ option }) => option.label) });
  const attributes = Object.fromEntries(options.map(({ option, value }) => [option.slug, value]));
  return ok({ sellable: variation.sellable, attributes });
}

const isWrong = ({ values }: OptionForSale, chosen: string | undefined): boolean =>
  Boolean(chosen) && !values.includes(chosen ?? '');

/** A variation that does not fix an option matches every choice of it. */
const fits = (fixed: string | undefined, chosen: string): boolean => !fixed || fixed === chosen;
