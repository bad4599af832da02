import { GIFT_MESSAGE } from '#contract/commerce-api.ts';
import type { BillCode } from '../../model/cart/bill.ts';
import { isPickup } from '../../model/cart/cart.ts';
import type { BoughtFile, Order, OrderLine, OrderPayment, OrderStatus } from '../../model/order/order.ts';
import type { ListedOrder } from '../../model/order/order-history.ts';
import type {
  BoughtFileFragment,
  GetOrdersQuery,
  OrderDetailsFragment,
  OrderStatusEnum,
} from '../generated/operations.generated.ts';
import { addressOf } from './address.ts';
import { amount, formattedAmount, shownAmount } from './amount.ts';
import { giftCardsOf } from './cart.ts';
import {
  attributeName,
  chosenOption,
  chosenValue,
  instantOf,
  isSameAttribute,
  nodesOf,
  pictureOf,
} from './fragments.ts';
import { recordOf } from './order-record.ts';
import { paymentKindOf } from './payment-kind.ts';
import { readableSlug } from './slug.ts';
import { nameText, plainText } from './text.ts';

type RawOrder = OrderDetailsFragment;
type RawLine = NonNullable<RawOrder['lineItems']>['nodes'][number];

const STATUSES: Readonly<Partial<Record<string, OrderStatus>>> = {
  PENDING: 'pending',
  CHECKOUT_DRAFT: 'pending',
  PROCESSING: 'processing',
  ON_HOLD: 'on-hold',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
  FAILED: 'failed',
} satisfies Record<OrderStatusEnum, OrderStatus>;

/** Plugins of a WooCommerce add statuses. */
const statusOf = ({ status }: { readonly status: string | null }): OrderStatus => STATUSES[status ?? ''] ?? 'other';

interface Names {
  readonly name: string;
  readonly options: string;
}

/** `Brake fluid - 500 ml` → product and options. Either name may be missing. */
function namesOf(bought: string, product: string): Names {
  const start = `${product} - `;
  if (product !== '' && bought.startsWith(start)) return { name: product, options: bought.slice(start.length) };
  return { name: bought || product, options: '' };
}

interface Choice {
  readonly attribute: string;
  readonly value: string;
  /** As the shopper reads it. */
  readonly label: string;
}

/** Every option of the line, also one that its variation left open. None when the product is gone. */
function choicesOf({ metaData, product }: RawLine): readonly Choice[] {
  const attributes = product && 'attributes' in product.node ? nodesOf(product.node.attributes) : [];
  return attributes.flatMap(({ name }) => {
    const chosen = metaData?.find((meta) => isSameAttribute(meta?.key ?? null, name));
    const value = chosen && chosenValue({ name, value: chosen.value });
    const label = chosen && chosenOption(attributes, { name, value: chosen.value })?.value;
    return label ? [{ attribute: attributeName(chosen.key), value: value ?? '', label }] : [];
  });
}

const ENDED: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/** WooCommerce keeps it among the meta data of the line, under this key where it speaks English. */
function backorderedOf({ metaData }: RawLine, order: RawOrder): number {
  if (order.dateReady || ENDED.includes(statusOf(order))) return 0;
  const pieces = metaData?.find((meta) => meta?.key === 'Backordered')?.value;
  return /^\d+$/.test(pieces ?? '') ? Number(pieces) : 0;
}

function lineOf(raw: RawLine, order: RawOrder): OrderLine {
  const product = raw.product?.node;
  const variation = raw.variation?.node;
  const { name, options } = namesOf(nameText(raw.name ?? variation?.name), nameText(product?.name));
  const choices = choicesOf(raw);
  return {
    id: raw.id,
    number: raw.databaseId ?? 0,
    productId: product ? raw.productId : null,
    variationId: raw.variationId || null,
    name,
    options: choices.map(({ label }) => label).join(', ') || options,
    choices: choices.map(({ attribute, value }) => ({ attribute, value })),
    slug: readableSlug(product?.slug) || null,
    quantity: raw.quantity ?? 0,
    backordered: backorderedOf(raw, order),
    subtotal: formattedAmount(raw.subtotal) + (order.pricesIncludeTax ? formattedAmount(raw.subtotalTax) : 0),
    picture: pictureOf(variation?.image) ?? pictureOf(product?.image),
  };
}

const productOf = ({ product }: BoughtFileFragment): BoughtFile['product'] =>
  product?.slug
    ? { name: nameText(product.name), slug: readableSlug(product.slug), picture: pictureOf(product.image) }
    : null;

/** In a customer's list WooCommerce leaves out the zone: browsers disagree about such a time. */
const zoned = (instant: string): string => (/(?:Z|[+-]\d\d:?\d\d)$/.test(instant) ? instant : instantOf(instant));

const fileOf = (file: BoughtFileFragment, url: string | null): BoughtFile => ({
  id: file.id,
  name: nameText(file.name),
  product: productOf(file),
  order: file.orderId && file.orderDate ? { id: file.orderId, date: file.orderDate } : null,
  url,
  remaining: file.downloadsRemaining ?? null,
  expires: file.accessExpires ? zoned(file.accessExpires) : null,
});

interface RawFiles {
  readonly downloadableItems?: Parameters<typeof nodesOf<BoughtFileFragment>>[0];
  /** Those that can no longer be downloaded. */
  readonly usedUp?: Parameters<typeof nodesOf<BoughtFileFragment>>[0];
}

export const filesOf = ({ downloadableItems, usedUp }: RawFiles): readonly BoughtFile[] => [
  ...nodesOf(downloadableItems).map((file) => fileOf(file, file.url ?? null)),
  ...nodesOf(usedUp).map((file) => fileOf(file, null)),
];

/** Texts of a payment method are plain, with their line breaks. */
const linesOfText = (text: string | null | undefined) => (text ? text.split('\n').map(plainText).join('\n') : null);

/** What a backend that leaves the tax out of amounts leaves out of the subtotal. */
const lineTaxOf = ({ pricesIncludeTax, shippingTax, lineItems }: RawOrder): number =>
  pricesIncludeTax && shippingTax !== undefined
    ? nodesOf(lineItems).reduce((sum, { subtotalTax }) => sum + formattedAmount(subtotalTax), 0)
    : 0;

const couponsOf = ({ couponLines, pricesIncludeTax }: RawOrder): readonly BillCode[] =>
  nodesOf(couponLines).map(({ code, discount, discountTax }) => ({
    kind: 'coupon',
    code: plainText(code),
    amount: shownAmount(pricesIncludeTax, discount, discountTax),
  }));

const paymentOf = (order: RawOrder): OrderPayment => ({
  title: nameText(order.paymentMethodTitle),
  kind: paymentKindOf(order.paymentKind, order.paymentMethod ?? ''),
  stage: nameText(order.paymentStage) || null,
  nextStep: plainText(order.paymentNextStep) || null,
  instructions: linesOfText(order.paymentInstructions),
});

/** An order that was sent after all is a parcel like others. Another backend does not say which kind its method is. */
const isPickedUp = ({ needsShippingAddress, shipment, shippingLines }: RawOrder | RawListedOrder): boolean =>
  Boolean(needsShippingAddress) &&
  !shipment &&
  nodesOf(shippingLines).some(({ shippingMethod }) => isPickup(shippingMethod?.id));

/** A backend may leave out a value that is empty: then the key alone says that it is a gift. */
const giftMessageOf = ({ giftMeta }: RawOrder): string | null => {
  const found = giftMeta?.find((meta) => meta?.key === GIFT_MESSAGE);
  return found ? (found.value ?? '') : null;
};

export const orderOf = (order: RawOrder): Order => ({
  id: order.databaseId ?? 0,
  number: order.orderNumber ?? String(order.databaseId ?? ''),
  key: order.orderKey ?? '',
  status: statusOf(order),
  date: order.date ?? '',
  needsPayment: order.needsPayment ?? false,
  heldUntil: order.dateHeldUntil ?? null,
  ...recordOf(order),
  email: order.customer?.email ?? order.billing?.email ?? '',
  billing: addressOf(order.billing),
  shipping: order.needsShippingAddress && order.shipping ? addressOf(order.shipping) : null,
  isPickedUp: isPickedUp(order),
  shippingMethod: nameText(nodesOf(order.shippingLines)[0]?.methodTitle) || null,
  payment: paymentOf(order),
  customerNote: order.customerNote || null,
  giftMessage: giftMessageOf(order),
  lines: nodesOf(order.lineItems).map((line) => lineOf(line, order)),
  files: filesOf(order),
  bill: {
    subtotal: amount(order.subtotal) + lineTaxOf(order),
    discount: shownAmount(order.pricesIncludeTax, order.discountTotal, order.discountTax),
    codes: [...couponsOf(order), ...giftCardsOf(order.giftCards ?? [])],
    shipping: shownAmount(order.pricesIncludeTax, order.shippingTotal, order.shippingTax),
    tax: amount(order.totalTax),
    taxNames: nodesOf(order.taxLines).map(({ label }) => nameText(label)),
    total: amount(order.total),
    pricesIncludeTax: order.pricesIncludeTax ?? false,
  },
});

type RawListedOrder = NonNullable<NonNullable<GetOrdersQuery['customer']>['orders']>['nodes'][number];

export const listedOrderOf = (order: RawListedOrder): ListedOrder => ({
  id: order.databaseId ?? 0,
  number: order.orderNumber ?? String(order.databaseId ?? ''),
  status: statusOf(order),
  date: order.date ?? '',
  needsPayment: order.needsPayment ?? false,
  payment: { kind: paymentKindOf(order.paymentKind, order.paymentMethod ?? '') },
  isReady: Boolean(order.dateReady),
  isSentByCourier: Boolean(order.needsShippingAddress) && !isPickedUp(order),
  total: amount(order.total),
  shipment: order.shipment ?? null,
  lines: nodesOf(order.lineItems).map(({ id, name, quantity, product, variation }) => ({
    id,
    name: nameText(name ?? variation?.node.name ?? product?.node.name),
    quantity: quantity ?? 0,
    picture: pictureOf(variation?.node.image) ?? pictureOf(product?.node.image),
  })),
});
