import type { ProductForSale } from '../catalog/sellable.ts';
import { granted, type Result, refused } from '../result.ts';
import { chooseVariation } from './choose-variation.ts';
import type { AddRefusal } from './refusals.ts';
import type { Choices, ChosenGoods, Wish } from './wish.ts';

/** Which goods a wish means: the product itself, or one variation with every option settled. */
export function chooseGoods(product: ProductForSale, wish: Wish): Result<ChosenGoods, AddRefusal> {
  const choices = choicesOf(wish);
  const unknown = [...choices.keys()].find((name) => !product.options.some(({ slug }) => slug === name));
  if (unknown !== undefined) {
    return refused({ code: 'ATTRIBUTE_UNKNOWN', attribute: unknown, product: product.name });
  }
  if (product.kind !== 'variable') return granted({ goods: product.itself, attributes: {} });
  return chooseVariation(product, { variationId: askedVariation(product, wish), choices });
}

const askedVariation = (product: ProductForSale, wish: Wish): number | null =>
  wish.variationId ?? (wish.productId === product.productId ? null : wish.productId);

const choicesOf = ({ attributes }: Wish): Choices =>
  new Map(
    attributes.filter(({ value }) => value !== '').map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]),
  );
