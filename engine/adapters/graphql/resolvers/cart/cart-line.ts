import type { Product } from '#engine/domain/catalog/product.ts';
import { displayedAmount } from '#engine/domain/pricing/priced-cart.ts';
import type { Context } from '../../context/context.ts';
import type { CartLineSource, VariationSource } from '../../context/sources.ts';
import { metaData } from '../../formats/meta-data.ts';
import { amountText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { attributeName, choicesOf, optionText } from '../catalog/attributes.ts';
import { variationWith } from '../catalog/variations.ts';
import { lineTotal } from './cart.ts';

/** The variation in a line, as anyone sees it; null when it is no longer shown. */
const variationOf = async ({ line }: CartLineSource, { loaders }: Context): Promise<VariationSource | null> =>
  line.variationId === null ? null : variationWith(await loaders.product(line.productId), line.variationId);

/** A choice that was left open by the variation and made by the shopper. */
function chosen({ line }: CartLineSource, source: VariationSource) {
  return choicesOf(source).map((choice) => {
    const { attribute, ...fixed } = choice.choice;
    const value = line.attributes[attribute] ?? fixed.value;
    const label = termOf(source.product, attribute, value)?.name ?? fixed.label;
    return { ...choice, choice: { ...fixed, attribute, value, label } };
  });
}

const attributeOf = (product: Product | null, slug: string) => product?.attributes.find((one) => one.slug === slug);

const termOf = (product: Product | null, attribute: string, value: string) =>
  attributeOf(product, attribute)?.terms.find(({ slug }) => slug === value);

/** As clients spell what the shopper chose. */
function simpleVariation(product: Product | null, attribute: string, value: string) {
  const { scope } = attributeOf(product, attribute) ?? { scope: 'global' };
  const term = termOf(product, attribute, value) ?? { slug: value, name: value };
  return { name: attributeName({ scope, slug: attribute }), value: optionText(scope, term) };
}

export const cartLineResolvers: Pick<Resolvers, 'CartItem' | 'SimpleCartItem'> = {
  CartItem: { __resolveType: () => 'SimpleCartItem' },
  SimpleCartItem: {
    extraData: ({ line }, args) => metaData(line.extraData, args),
    id: ({ line }) => line.key,
    key: ({ line }) => line.key,
    product: async ({ line }, _args, { loaders }) => {
      const product = await loaders.product(line.productId);
      const simpleVariations = Object.entries(line.attributes).map(([attribute, value]) => ({
        lineKey: line.key,
        ...simpleVariation(product, attribute, value),
      }));
      return product && { cursor: null, node: product, simpleVariations };
    },
    quantity: ({ line }) => line.quantity,
    subtotal: ({ line, displayIncludesTax }, { format }, { money }) =>
      amountText(displayedAmount(line.subtotal, displayIncludesTax), format, money),
    subtotalTax: ({ line }, { format }, { money }) => amountText(line.subtotal.tax, format, money),
    tax: ({ line }, { format }, { money }) => amountText(line.total.tax, format, money),
    total: (source, { format }, { money }) => amountText(lineTotal(source), format, money),
    variation: async (source, _args, context) => {
      const variation = await variationOf(source, context);
      return variation && { attributes: chosen(source, variation), cursor: null, node: variation };
    },
  },
};
