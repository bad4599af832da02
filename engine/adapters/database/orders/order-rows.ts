import type { Selectable } from 'kysely';
import type {
  NewOrder,
  NewOrderLine,
  Order,
  OrderCoupon,
  OrderLine,
  OrderShipping,
  OrderTax,
} from '#engine/domain/orders/order.ts';
import type { CheckoutKey } from '#engine/usecases/ports/orders.ts';
import { pick } from '../sql/columns.ts';
import type { Tables } from '../tables/tables.ts';

// Columns are named one by one, so that a new one does not break the plans of processes of the release before.

/** What is known of a row before the database has numbered it. */
type NewRow<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, 'id' | 'orderId'>;

/** Facts of an order that are stored as they are. */
const NEW_FACTS = [
  'key',
  'status',
  'language',
  'currency',
  'pricesIncludeTax',
  'displayIncludesTax',
  'customerId',
  'sessionId',
  'billing',
  'shipping',
  'needsShipping',
  'note',
  'paymentMethod',
  'paymentMethodTitle',
  'transactionId',
  'meta',
  'createdAt',
  'paidAt',
  'completedAt',
  'heldUntil',
] as const satisfies readonly (keyof NewOrder)[];

const FACTS = ['id', ...NEW_FACTS, 'modifiedAt', 'shipment', 'readyAt'] as const;

const TOTALS = [
  'subtotalNet',
  'subtotalTax',
  'discountNet',
  'discountTax',
  'goodsNet',
  'goodsTax',
  'shippingNet',
  'shippingTax',
  'tax',
  'giftCards',
  'total',
] as const satisfies readonly (keyof Tables['orders'])[];

export const ORDER_COLUMNS = [...FACTS, 'invoice', ...TOTALS] as const;

type OrderRow = Pick<Selectable<Tables['orders']>, (typeof ORDER_COLUMNS)[number]>;
type TotalsRow = Pick<OrderRow, (typeof TOTALS)[number]>;
type OrderParts = Pick<Order, 'lines' | 'shippingLines' | 'taxes' | 'coupons' | 'giftCards'>;

export const toOrder = (row: OrderRow, parts: OrderParts): Order => ({
  ...pick(row, FACTS),
  invoice: row.invoice && { ...row.invoice, issuedAt: new Date(row.invoice.issuedAt) },
  totals: toTotals(row),
  ...parts,
});

/** What is stored with an order that is no part of it. */
export interface OrderOrigin {
  readonly key: CheckoutKey | null;
  readonly network: string | null;
}

export const toOrderRow = (
  order: NewOrder,
  { key, network }: OrderOrigin,
): Omit<NewRow<'orders'>, 'reviewRequestedAt' | 'shipment' | 'readyAt' | 'invoice'> => ({
  ...pick(order, NEW_FACTS),
  checkoutSession: key?.customerId ?? null,
  checkoutMutation: key?.idempotencyKey ?? null,
  ...toTotalsRow(order.totals),
  network,
  modifiedAt: order.createdAt,
});

const toTotals = (row: TotalsRow): Order['totals'] => ({
  subtotal: { net: row.subtotalNet, tax: row.subtotalTax },
  discount: { net: row.discountNet, tax: row.discountTax },
  items: { net: row.goodsNet, tax: row.goodsTax },
  shipping: { net: row.shippingNet, tax: row.shippingTax },
  tax: row.tax,
  giftCards: row.giftCards,
  total: row.total,
});

const toTotalsRow = ({ subtotal, discount, items, shipping, ...totals }: NewOrder['totals']): TotalsRow => ({
  subtotalNet: subtotal.net,
  subtotalTax: subtotal.tax,
  discountNet: discount.net,
  discountTax: discount.tax,
  goodsNet: items.net,
  goodsTax: items.tax,
  shippingNet: shipping.net,
  shippingTax: shipping.tax,
  tax: totals.tax,
  giftCards: totals.giftCards,
  total: totals.total,
});

const NEW_LINE_COLUMNS = [
  'productId',
  'variationId',
  'name',
  'sku',
  'quantity',
  'unitPrice',
  'adjustments',
  'subtotal',
  'total',
  'taxClass',
  'meta',
  'instant',
  'stockOwner',
  'stockTaken',
  'backordered',
] as const satisfies readonly (keyof NewOrderLine)[];

export const LINE_COLUMNS = ['id', ...NEW_LINE_COLUMNS] as const satisfies readonly (keyof OrderLine)[];

export const toLineRow = (line: NewOrderLine, position: number): NewRow<'orderLines'> => ({
  ...pick(line, NEW_LINE_COLUMNS),
  position,
});

export const SHIPPING_COLUMNS = ['rateId', 'title', 'cost'] as const satisfies readonly (keyof OrderShipping)[];

export const toShippingRow = (shipping: OrderShipping, position: number): NewRow<'orderShipping'> => ({
  ...pick(shipping, SHIPPING_COLUMNS),
  position,
});

export const TAX_COLUMNS = ['rateId', 'code', 'label', 'compound', 'goods', 'shipping'] as const;

type TaxRow = Pick<Selectable<Tables['orderTaxes']>, (typeof TAX_COLUMNS)[number]>;

export const toTax = ({ goods, ...tax }: TaxRow): OrderTax => ({ ...tax, items: goods });

export const toTaxRow = (tax: OrderTax, position: number): NewRow<'orderTaxes'> => ({
  ...pick(tax, ['rateId', 'code', 'label', 'compound', 'shipping']),
  goods: tax.items,
  position,
});

export const COUPON_COLUMNS = ['couponId', 'code', 'discountNet', 'discountTax'] as const;

type CouponRow = Pick<Selectable<Tables['orderCoupons']>, (typeof COUPON_COLUMNS)[number]>;

export const toCoupon = ({ discountNet, discountTax, ...coupon }: CouponRow): OrderCoupon => ({
  ...coupon,
  discount: { net: discountNet, tax: discountTax },
});

export const toCouponRow = ({ couponId, code, discount }: OrderCoupon, position: number): NewRow<'orderCoupons'> => ({
  couponId,
  code,
  discountNet: discount.net,
  discountTax: discount.tax,
  position,
});

type GiftCardPayment = Order['giftCards'][number];

export const GIFT_CARD_COLUMNS = ['cardId', 'ending', 'amount'] as const satisfies readonly (keyof GiftCardPayment)[];

export const toGiftCardRow = (payment: GiftCardPayment, position: number): NewRow<'orderGiftCards'> => ({
  ...pick(payment, GIFT_CARD_COLUMNS),
  position,
});
