import type { OrderLine } from '#engine/domain/orders/order.ts';
import { shippingTitleIn, taxLabelIn } from '#engine/domain/orders/titles.ts';
import { maskedCode } from '#engine/domain/promotions/gift-card.ts';
import { methodKindOf } from '#engine/domain/shipping/pickup.ts';
import type { Taxed } from '#engine/domain/tax/tax-amount.ts';
import { isoDateOrNull } from '../../formats/dates.ts';
import { globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import { exactText, type MoneyFormat, numberText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { TAX_CLASSES } from '../catalog/product-prices.ts';
import { variationWith } from '../catalog/variations.ts';
import { usedCoupon } from './used-coupon.ts';

const idOf = (orderId: number, key: string | number) => globalId('order_item', `${orderId}+${key}`);

const taxesOf = (total: Taxed, subtotal: Taxed, money: MoneyFormat) =>
  total.taxes.map(({ rateId, amount }) => {
    const before = subtotal.taxes.find((share) => share.rateId === rateId)?.amount ?? amount;
    const value = Number(money.raw(amount));
    return { amount: value, subtotal: Number(money.raw(before)), taxLineId: rateId, total: value };
  });

/** WooCommerce says so, too, under this key, what of a line was sold beyond the stock at hand. */
const publicMeta = ({ meta, backordered }: OrderLine): OrderLine['meta'] =>
  backordered > 0 ? { ...meta, Backordered: String(backordered) } : meta;

export const orderLineResolvers: Pick<
  Resolvers,
  'CouponLine' | 'LineItem' | 'OrderGiftCard' | 'ShippingLine' | 'TaxLine'
> = {
  CouponLine: {
    code: ({ line }) => line.code,
    coupon: ({ line }, _args, context) => usedCoupon(line.code, context),
    databaseId: ({ position }) => position,
    discount: ({ line }, { format }, { money }) => numberText(line.discount.net, format, money),
    discountTax: ({ line }, { format }, { money }) => numberText(line.discount.tax, format, money),
    id: ({ order, position }) => idOf(order.id, `coupon-${position}`),
    metaData: () => [],
    orderId: ({ order }) => order.id,
  },
  LineItem: {
    databaseId: ({ line }) => line.id,
    id: ({ order, line }) => idOf(order.id, line.id),
    itemDownloads: async ({ order, line }, _args, { downloadsOf }) =>
      (await downloadsOf(order.id))
        .filter(({ orderLineId }) => orderLineId === line.id)
        .map(({ fileId, name, file }) => ({ id: fileId, name, file })),
    metaData: ({ line }, args) => metaData(publicMeta(line), args),
    name: ({ line }) => line.name,
    orderId: ({ order }) => order.id,
    product: async ({ line }, _args, { loaders }) => {
      const product = await loaders.product(line.productId);
      return product && { cursor: null, node: product };
    },
    productId: ({ line }) => line.productId,
    quantity: ({ line }) => line.quantity,
    subtotal: ({ line }, { format }, { money }) => numberText(line.subtotal.net, format, money),
    subtotalTax: ({ line }, { format }, { money }) => numberText(line.subtotal.tax, format, money),
    taxClass: ({ line }) => TAX_CLASSES[line.taxClass],
    taxStatus: ({ line }) => (line.total.taxes.length > 0 ? 'TAXABLE' : 'NONE'),
    taxes: ({ line }, _args, { money }) => taxesOf(line.total, line.subtotal, money),
    total: ({ line }, { format }, { money }) => numberText(line.total.net, format, money),
    totalTax: ({ line }, { format }, { money }) => numberText(line.total.tax, format, money),
    variation: async ({ line }, _args, { loaders }) => {
      const variation = variationWith(await loaders.product(line.productId), line.variationId);
      return variation && { cursor: null, node: variation };
    },
    variationId: ({ line }) => line.variationId,
  },
  OrderGiftCard: {
    amount: ({ payment: { amount } }, { format }, { money }) => exactText(amount, format, money),
    code: ({ payment }) => maskedCode(payment.ending),
    dateReturned: async ({ order, payment }, _args, { giftCardReturnsOf }) => {
      const returns = await giftCardReturnsOf(order.id);
      return isoDateOrNull(returns.find(({ cardId }) => cardId === payment.cardId)?.at ?? null);
    },
  },
  ShippingLine: {
    databaseId: ({ position }) => position,
    id: ({ order, position }) => idOf(order.id, `shipping-${position}`),
    metaData: () => [],
    methodTitle: ({ line }, _args, context) => shippingTitleIn(line, context),
    orderId: ({ order }) => order.id,
    shippingMethod: ({ line }, _args, context) => ({
      id: methodKindOf(line.rateId),
      title: shippingTitleIn(line, context),
    }),
    taxes: ({ line }, _args, { money }) => taxesOf(line.cost, line.cost, money),
    total: ({ line }, { format }, { money }) => numberText(line.cost.net, format, money),
    totalTax: ({ line }, { format }, { money }) => numberText(line.cost.tax, format, money),
  },
  TaxLine: {
    databaseId: ({ tax }) => tax.rateId,
    id: ({ order, tax }) => idOf(order.id, `tax-${tax.rateId}`),
    isCompound: ({ tax }) => tax.compound,
    label: ({ tax }, _args, context) => taxLabelIn(tax, context),
    metaData: () => [],
    orderId: ({ order }) => order.id,
    rateCode: ({ tax }) => tax.code,
    shippingTaxTotal: ({ tax }, { format }, { money }) => numberText(tax.shipping, format, money),
    taxRate: ({ tax }, _args, context) => ({
      compound: tax.compound,
      databaseId: tax.rateId,
      id: globalId('tax_rate', tax.rateId),
      name: taxLabelIn(tax, context),
    }),
    taxTotal: ({ tax }, { format }, { money }) => numberText(tax.items, format, money),
  },
};
