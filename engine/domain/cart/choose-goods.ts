import type { ProductForSale } from '../catalog/sellable.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { AddToCartRequest, Choices, ChosenSellable } from './add-request.ts';
import { chooseVariation } from './choose-variation.ts';
import type { AddRefusal } from './refusals.ts';

/** Which goods a wish means: the product itself, or one variation with every option settled. */
export function chooseSellable(product: ProductForSale, request: AddToCartRequest): Result<ChosenSellable, AddRefusal> {
  const choices = choicesOf(request);
  const unknown = [...choices.keys()].find((name) => !product.options.some(({ slug }) => slug === name));
  if (unknown !== undefined) {
    return refuse({ code: 'ATTRIBUTE_UNKNOWN', attribute: unknown, product: product.name });
  }
  if (product.kind !== 'variable') return ok({ sellable: product.itself, attributes: {} });
  return chooseVariation(product, { variationId: askedVariation(product, request), choices });
}

const askedVariation = (product: ProductForSale, request: AddToCartRequest): number | null =>
  request.variationId ?? (request.productId === product.productId ? null : request.productId);

const choicesOf = ({ attributes }: AddToCartRequest): Choices =>
  new Map(
    attributes.filter(({ value }) => value !== '').map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]),
  );
