import type { Cents } from '#engine/domain/money/money.ts';
import { displayedAmount, gross } from '#engine/domain/pricing/priced-cart.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context/context.ts';
import type { CartLineSource, CartSource } from '../../context/sources.ts';
import { refuse } from '../../errors/refuse.ts';
import { amountText, numberText, type PriceStyle } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { linesByKey } from './cart-mutations.ts';
import { noticesOf } from './cart-notices.ts';
import { appliedCoupons } from './coupons.ts';

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
      const needsShipping = args.where?.needsShipping;
      const lines = linesOf(source).filter(
        ({ line }) => needsShipping == null || !line.sellable.virtual === needsShipping,
      );
      const { itemCount, lines: all } = source.view.cart;
      const page = listConnection(lines, args, { keyOf: ({ line }) => line.key });
      return Object.assign(page, { itemCount, productCount: all.length });
    },
    contentsTax: money(({ totals }) => totals.items.tax),
    contentsTotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.subtotal, displayIncludesTax)),
    discountTax: money(({ totals }) => totals.discount.tax),
    discountTotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.discount, displayIncludesTax)),
    displayPricesIncludeTax: ({ view }) => view.cart.displayIncludesTax,
    feeTax: money(() => NOTHING),
    feeTotal: money(() => NOTHING),
    fees: () => [],
    giftCards: ({ view }) => view.cart.giftCards,
    isEmpty: ({ view }) => view.cart.lines.length === 0,
    needsShippingAddress: ({ view }) => view.cart.needsShipping,
    notices: ({ view }, _args, context) => noticesOf(view, context),
    shippingTax: money(({ totals }) => totals.shipping.tax),
    shippingTotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.shipping, displayIncludesTax)),
    subtotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.subtotal, displayIncludesTax)),
    subtotalTax: money(({ totals }) => totals.subtotal.tax),
    total: money(({ totals }) => totals.total),
    totalTax: money(({ totals }) => totals.tax),
    totalTaxes: ({ view }) => view.cart.taxes,
  },
  CartTax: {
    amount: ({ items, shipping }, { format }, context) => amountText(items + shipping, format, context.money),
    id: ({ code }) => code,
    isCompound: ({ compound }) => compound,
    label: ({ label }, _args, { language }) => label[language],
  },
};

/** After discount, with tax: what the line costs. */
export const lineTotal = ({ line }: CartLineSource): Cents => gross(line.total);

export const shippingResolvers: Pick<Resolvers, 'ShippingPackage' | 'ShippingRate'> = {
  ShippingPackage: {
    packageDetails: ({ lines }) => lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
    rates: ({ rates }) => rates,
    supportsShippingCalculator: () => true,
  },
  ShippingRate: {
    cost: ({ cost }, { format }, { money, settings }) =>
      numberText(displayedAmount(cost, settings.tax.displayIncludesTax), format, money),
    id: ({ id }) => id,
    instanceId: ({ instance }) => instance,
    label: ({ label }, _args, { language }) => label[language],
    methodId: ({ method }) => method,
  },
};

export const cartQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'cart' | 'cartItem'> = {
  cart: async (_root, _args, context) => ({ view: await context.view() }),
  cartItem: async (_root, { key }, context) => {
    const [line] = linesByKey((await context.view()).cart, [key]);
    return line ?? refuse('LINE_UNKNOWN', { key });
  },
};
