import type { OptionForSale, ProductForSale, VariationForSale } from '../catalog/sellable.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Choices, ChosenSellable } from './add-request.ts';
import type { AddRefusal } from './refusals.ts';

interface Asked {
  readonly variationId: number | null;
  readonly choices: Choices;
}

export function chooseVariation(product: ProductForSale, asked: Asked): Result<ChosenSellable, AddRefusal> {
  if (asked.variationId === null) return fromChoices(product, asked.choices);
  const variation = product.variations.find(({ sellable }) => sellable.variationId === asked.variationId);
  if (!variation) return refuse({ code: 'VARIATION_OF_ANOTHER_PRODUCT', name: product.name });
  return settle(product, variation, asked.choices);
}

/** Without a variation named, all options together must point at one. */
function fromChoices(product: ProductForSale, choices: Choices): Result<ChosenSellable, AddRefusal> {
  const wrong = product.options.find((option) => isWrong(option, choices.get(option.slug)));
  if (wrong) return refuse({ code: 'OPTION_INVALID', attribute: wrong.label });
  const variation = product.variations.find((one) =>
    product.options.every(({ slug }) => {
      const chosen = choices.get(slug);
      return chosen !== undefined && fits(one.choices[slug], chosen);
    }),
  );
  if (variation) return settle(product, variation, choices);
  const isComplete = product.options.every(({ slug }) => choices.has(slug));
  return refuse(isComplete ? { code: 'OPTIONS_NOT_TOGETHER' } : { code: 'OPTIONS_NOT_CHOSEN', name: product.name });
}

function settle(
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

/** A variation without a word on an option fits every choice of it. */
const fits = (fixed: string | undefined, chosen: string): boolean => !fixed || fixed === chosen;
