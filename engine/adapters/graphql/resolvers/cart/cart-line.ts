import { displayedAmount } from '#engine/domain/pricing/priced-cart.ts';
import type { Context } from '../../context/context.ts';
import type { CartLineSource, VariationSource } from '../../context/sources.ts';
import { metaData } from '../../formats/meta-data.ts';
import { amountText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { choicesOf, taxonomyOf } from '../catalog/attributes.ts';
import { variationWith } from '../catalog/variations.ts';
import { lineTotal } from './cart.ts';

/** The variation in a line, as anyone sees it; null when it is no longer shown. */
const variationOf = async ({ line }: CartLineSource, { loaders }: Context): Promise<VariationSource | null> =>
  line.variationId === null ? null : variationWith(await loaders.product(line.productId), line.variationId);

/** A choice that was left open by the variation and made by the shopper. */
function chosen({ line }: CartLineSource, source: VariationSource) {
  return choicesOf(source).map((choice) => {
    const value = line.attributes[choice.choice.attribute] ?? choice.choice.value;
    return { ...choice, choice: { ...choice.choice, value } };
  });
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
        name: taxonomyOf(attribute),
        value,
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
