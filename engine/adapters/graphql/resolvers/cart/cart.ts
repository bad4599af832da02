import type { Cents } from '#engine/domain/money/cents.ts';
import { gross, shown } from '#engine/domain/pricing/shown.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context.ts';
import { amountText, type PriceStyle } from '../../formats/product-price.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import type { CartLineSource, CartSource } from '../../sources.ts';
import { appliedCoupons } from './applied-coupons.ts';
import { noticesOf } from './cart-notices.ts';

interface Format {
  readonly format?: PriceStyle;
}

type Amount = (cart: CartSource['view']['cart']) => Cents;

/** A field that prints an amount of the cart. */
const money =
  (amount: Amount) =>
  ({ view }: CartSource, { format }: Format, context: Context): string =>
    amountText(amount(view.cart), format, context.money);

const NOTHING = 0;

const linesOf = ({ view }: CartSource): readonly CartLineSource[] =>
  view.cart.lines.map((line) => ({ line, displayIncludesTax: view.cart.displayIncludesTax }));

export const cartResolvers: Pick<Resolvers, 'Cart' | 'CartTax'> = {
  Cart: {
    appliedCoupons: ({ view }) => {
      const applied = appliedCoupons(view.cart);
      return applied.length > 0 ? applied : null;
    },
    availableShippingMethods: ({ view }) => (view.cart.offer ? [view.cart.offer] : []),
    chosenShippingMethods: ({ view }) => (view.cart.offer ? [view.cart.chosenRate?.id ?? ''] : []),
    contents: (source, args) => {
      const wanted = args.where?.needsShipping;
      const lines = linesOf(source).filter(({ line }) => wanted == null || !line.goods.virtual === wanted);
      const { itemCount, lines: all } = source.view.cart;
      const page = listConnection(lines, args, { keyOf: ({ line }) => line.key });
      return Object.assign(page, { itemCount, productCount: all.length });
    },
    contentsTax: money(({ totals }) => totals.goods.tax),
    contentsTotal: money(({ totals, displayIncludesTax }) => shown(totals.goods, displayIncludesTax)),
    discountTax: money(({ totals }) => totals.discount.tax),
    discountTotal: money(({ totals, displayIncludesTax }) => shown(totals.discount, displayIncludesTax)),
    displayPricesIncludeTax: ({ view }) => view.cart.displayIncludesTax,
    feeTax: money(() => NOTHING),
    feeTotal: money(() => NOTHING),
    fees: () => [],
    giftCards: ({ view }) => view.cart.giftCards,
    isEmpty: ({ view }) => view.cart.lines.length === 0,
    needsShippingAddress: ({ view }) => view.cart.needsShipping,
    notices: ({ view }, _args, context) => noticesOf(view, context),
    shippingTax: money(({ totals }) => totals.shipping.tax),
    shippingTotal: money(({ totals, displayIncludesTax }) => shown(totals.shipping, displayIncludesTax)),
    subtotal: money(({ totals, displayIncludesTax }) => shown(totals.subtotal, displayIncludesTax)),
    subtotalTax: money(({ totals }) => totals.subtotal.tax),
    total: money(({ totals }) => totals.total),
    totalTax: money(({ totals }) => totals.tax),
    totalTaxes: ({ view }) => view.cart.taxes,
  },
  CartTax: {
    amount: ({ goods, shipping }, { format }, context) => amountText(goods + shipping, format, context.money),
    id: ({ code }) => code,
    isCompound: ({ compound }) => compound,
    label: ({ label }, _args, { language }) => label[language],
  },
};

/** After discount, with tax: what the line costs. */
export const lineTotal = ({ line }: CartLineSource): Cents => gross(line.total);
