import type { Selectable } from 'kysely';
import type { NewOrder, NewOrderLine, Order, OrderLine, OrderShipping, OrderTax } from '#engine/domain/orders/order.ts';
import type { CheckoutKey } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables.ts';

/** What is known of a row before the database has numbered it. */
export type NewRow<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, 'id' | 'order_id'>;

export const toOrderRow = (order: NewOrder, key: CheckoutKey | null): NewRow<'orders'> => ({
  key: order.key,
  checkout_session: key?.customerId ?? null,
  checkout_mutation: key?.clientMutationId ?? null,
  status: order.status,
  language: order.language,
  currency: order.currency,
  prices_include_tax: order.pricesIncludeTax,
  display_includes_tax: order.displayIncludesTax,
  customer_id: order.customerId,
  session_id: order.sessionId,
  billing: order.billing,
  shipping: order.shipping,
  needs_shipping: order.needsShipping,
  note: order.note,
  payment_method: order.paymentMethod,
  payment_method_title: order.paymentMethodTitle,
  transaction_id: order.transactionId,
  ...toTotalColumns(order.totals),
  meta: order.meta,
  created_at: order.createdAt,
  modified_at: order.createdAt,
  paid_at: order.paidAt,
  completed_at: order.completedAt,
  held_until: order.heldUntil,
});

const toTotalColumns = ({ subtotal, discount, goods, shipping, tax, giftCards, total }: NewOrder['totals']) => ({
  subtotal_net: subtotal.net,
  subtotal_tax: subtotal.tax,
  discount_net: discount.net,
  discount_tax: discount.tax,
  goods_net: goods.net,
  goods_tax: goods.tax,
  shipping_net: shipping.net,
  shipping_tax: shipping.tax,
  tax,
  gift_cards: giftCards,
  total,
});

/** Named, so that a column more does not break the plans of processes that are still of the release before. */
export const ORDER_COLUMNS = [
  'id',
  'key',
  'status',
  'language',
  'currency',
  'prices_include_tax',
  'display_includes_tax',
  'customer_id',
  'session_id',
  'billing',
  'shipping',
  'needs_shipping',
  'note',
  'payment_method',
  'payment_method_title',
  'transaction_id',
  'subtotal_net',
  'subtotal_tax',
  'discount_net',
  'discount_tax',
  'goods_net',
  'goods_tax',
  'shipping_net',
  'shipping_tax',
  'tax',
  'gift_cards',
  'total',
  'meta',
  'created_at',
  'modified_at',
  'paid_at',
  'completed_at',
  'held_until',
] as const satisfies readonly (keyof Tables['orders'])[];

type OrderRow = Pick<Selectable<Tables['orders']>, (typeof ORDER_COLUMNS)[number]>;

export const toOrder = (row: OrderRow, parts: OrderParts): Order => ({
  id: row.id,
  key: row.key,
  status: row.status,
  language: row.language,
  currency: row.currency,
  pricesIncludeTax: row.prices_include_tax,
  displayIncludesTax: row.display_includes_tax,
  customerId: row.customer_id,
  sessionId: row.session_id,
  billing: row.billing,
  shipping: row.shipping,
  needsShipping: row.needs_shipping,
  note: row.note,
  paymentMethod: row.payment_method,
  paymentMethodTitle: row.payment_method_title,
  transactionId: row.transaction_id,
  totals: toTotals(row),
  meta: row.meta,
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
  paidAt: row.paid_at,
  completedAt: row.completed_at,
  heldUntil: row.held_until,
  ...parts,
});

const toTotals = (row: OrderRow): Order['totals'] => ({
  subtotal: { net: row.subtotal_net, tax: row.subtotal_tax },
  discount: { net: row.discount_net, tax: row.discount_tax },
  goods: { net: row.goods_net, tax: row.goods_tax },
  shipping: { net: row.shipping_net, tax: row.shipping_tax },
  tax: row.tax,
  giftCards: row.gift_cards,
  total: row.total,
});

export type OrderParts = Pick<Order, 'lines' | 'shippingLines' | 'taxes' | 'coupons' | 'giftCards'>;

export const toLineRow = (part: NewOrderLine, position: number): NewRow<'order_lines'> => ({
  position,
  product_id: part.productId,
  variation_id: part.variationId,
  name: part.name,
  sku: part.sku,
  quantity: part.quantity,
  unit_price: part.unitPrice,
  adjustments: part.adjustments,
  subtotal: part.subtotal,
  total: part.total,
  tax_class: part.taxClass,
  meta: part.meta,
  instant: part.instant,
  stock_owner: part.stockOwner,
  stock_taken: part.stockTaken,
});

export const toLine = (row: Selectable<Tables['order_lines']>): OrderLine => ({
  id: row.id,
  productId: row.product_id,
  variationId: row.variation_id,
  name: row.name,
  sku: row.sku,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  adjustments: row.adjustments,
  subtotal: row.subtotal,
  total: row.total,
  taxClass: row.tax_class,
  meta: row.meta,
  instant: row.instant,
  stockOwner: row.stock_owner,
  stockTaken: row.stock_taken,
});

export const toShippingRow = (part: OrderShipping, position: number): NewRow<'order_shipping'> => ({
  position,
  rate_id: part.rateId,
  title: part.title,
  cost: part.cost,
});

export const toShipping = (row: Selectable<Tables['order_shipping']>): OrderShipping => ({
  rateId: row.rate_id,
  title: row.title,
  cost: row.cost,
});

export const toTaxRow = (part: OrderTax, position: number): NewRow<'order_taxes'> => ({
  position,
  rate_id: part.rateId,
  code: part.code,
  label: part.label,
  compound: part.compound,
  goods: part.goods,
  shipping: part.shipping,
});

export const toTax = (row: Selectable<Tables['order_taxes']>): OrderTax => ({
  rateId: row.rate_id,
  code: row.code,
  label: row.label,
  compound: row.compound,
  goods: row.goods,
  shipping: row.shipping,
});
