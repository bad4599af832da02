import type { Address } from '#engine/domain/addresses/address.ts';
import type { Downloads, Product } from '#engine/domain/catalog/product.ts';
import { releasesFiles } from '#engine/domain/downloads/permission.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import {
  isCancellable,
  needsPayment,
  needsProcessing,
  type Order,
  type OrderLine,
} from '#engine/domain/orders/order.ts';
import { instructionLines, type PaymentGuide, paymentGuide } from '#engine/domain/orders/payment-guide.ts';
import { trackedShipment } from '#engine/domain/orders/shipment.ts';
import { paymentTitleIn } from '#engine/domain/orders/titles.ts';
import { displayedAmount } from '#engine/domain/pricing/priced-cart.ts';
import type { OrderAddress } from '#engine/usecases/orders/read-order.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context/context.ts';
import type { CustomerSource, OrderSource } from '../../context/sources.ts';
import { refuse, valueOrRefuse } from '../../errors/refuse.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import type { PriceStyle } from '../../formats/money.ts';
import type { InputMaybe, OrderIdTypeEnum, PaymentKindEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { accountSource } from '../customers/customer.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';
import { paymentKindName } from '../shop/shop-facts.ts';
import { downloadsPage } from './downloadable-items.ts';
import { nameOfStatus, ordersPage } from './order-list.ts';
import { orderRecordFields } from './order-record.ts';

const address = (source: Address, hasEmail: boolean) => ({ address: source, hasEmail });

/** A field that prints an amount of the order. */
const money =
  (amount: (order: Order) => Cents) =>
  ({ order }: OrderSource, { format }: { readonly format?: PriceStyle }, { money: print }: Context): string =>
    format === 'RAW' ? print.raw(amount(order)) : print.formatted(amount(order));

/** Whoever may read the order may see whom it is for; the account behind it only its owner. */
async function buyerOf({ customerId, billing, shipping }: Order, { session }: Context): Promise<CustomerSource> {
  const reader = customerId === null ? null : await session.customer();
  if (reader && reader.id === customerId) return accountSource(reader);
  return guestBuyer(billing, shipping);
}

const guestBuyer = (billing: Address, shipping: Address): CustomerSource => ({
  account: null,
  billing,
  shipping,
  shippingCalculated: true,
  isCaller: false,
});

const guideOf = ({ order }: OrderSource, { shop, language }: Context): PaymentGuide =>
  paymentGuide(order, { gateways: shop.gateways, language });

function paymentKindOf(source: OrderSource, context: Context): PaymentKindEnum | null {
  const { kind } = guideOf(source, context);
  return kind && paymentKindName(kind);
}

/** Something in it is sold with files today. */
async function hasFiles({ lines }: Order, { loaders }: Context): Promise<boolean> {
  const sold = await Promise.all(lines.map(async (line) => filesOf(await loaders.product(line.productId), line)));
  return sold.some((files) => files !== null);
}

export const orderResolvers: Pick<Resolvers, 'Order'> = {
  Order: {
    ...orderRecordFields,
    billing: ({ order }) => address(order.billing, true),
    cartTax: money(({ totals }) => totals.items.tax),
    couponLines: ({ order }, args) =>
      listConnection(
        order.coupons.map((line, position) => ({ order, line, position })),
        args,
      ),
    createdVia: () => 'checkout',
    currency: ({ order }) => order.currency,
    customer: ({ order }, _args, context) => buyerOf(order, context),
    customerNote: ({ order }) => order.note || null,
    databaseId: ({ order }) => order.id,
    date: ({ order }) => isoDate(order.createdAt),
    dateReady: ({ order }) => isoDateOrNull(order.readyAt),
    dateCompleted: ({ order }) => isoDateOrNull(order.completedAt),
    dateHeldUntil: ({ order }) => isoDateOrNull(order.heldUntil),
    datePaid: ({ order }) => isoDateOrNull(order.paidAt),
    discountTax: money(({ totals }) => totals.discount.tax),
    discountTotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.discount, displayIncludesTax)),
    downloadableItems: async ({ order }, args, context) =>
      downloadsPage(await context.downloadsOf(order.id), args, context),
    hasDownloadableItem: ({ order }, _args, context) => hasFiles(order, context),
    giftCards: ({ order }) => order.giftCards.map((payment) => ({ order, payment })),
    id: ({ order }) => globalId('order', order.id),
    invoice: ({ order }) => order.invoice && { order, invoice: order.invoice },
    isCancellable: ({ order }) => isCancellable(order),
    isDownloadPermitted: ({ order }) => releasesFiles(order),
    lineItems: ({ order }, args) =>
      listConnection(
        order.lines.map((line) => ({ order, line })),
        args,
      ),
    metaData: ({ order }, args) => metaData(order.meta, args),
    modified: ({ order }) => isoDate(order.modifiedAt),
    needsPayment: ({ order }) => needsPayment(order),
    needsProcessing: ({ order }) => needsProcessing(order),
    needsShippingAddress: ({ order }) => order.needsShipping,
    orderKey: ({ order }) => order.key,
    orderNumber: ({ order }) => String(order.id),
    paymentInstructions: (source, _args, context) => instructionLines(guideOf(source, context)) || null,
    paymentKind: (source, _args, context) => paymentKindOf(source, context),
    paymentMethod: ({ order }) => order.paymentMethod || null,
    paymentMethodTitle: ({ order }, _args, context) =>
      paymentTitleIn(order, { gateways: context.shop.gateways, language: context.language }) || null,
    paymentNextStep: (source, _args, context) => guideOf(source, context).nextStep || null,
    paymentStage: (source, _args, context) => guideOf(source, context).stage || null,
    pricesIncludeTax: ({ order }) => order.pricesIncludeTax,
    shipment: ({ order }) => order.shipment && trackedShipment(order.shipment),
    shipping: ({ order }) => (order.needsShipping ? address(order.shipping, false) : null),
    shippingLines: ({ order }, args) =>
      listConnection(
        order.shippingLines.map((line, position) => ({ order, line, position })),
        args,
      ),
    shippingTax: money(({ totals }) => totals.shipping.tax),
    shippingTotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.shipping, displayIncludesTax)),
    status: ({ order }) => nameOfStatus(order.status),
    subtotal: money(({ totals, displayIncludesTax }) => displayedAmount(totals.subtotal, displayIncludesTax)),
    taxLines: ({ order }, args) =>
      listConnection(
        order.taxes.map((tax) => ({ order, tax })),
        args,
      ),
    total: money(({ totals }) => totals.total),
    totalTax: money(({ totals }) => totals.tax),
  },
};

function addressOf(id: InputMaybe<string>, idType: InputMaybe<OrderIdTypeEnum>): OrderAddress {
  if (idType === 'ORDER_KEY') return { key: id ?? '' };
  const number = databaseId(id ?? '');
  return number === null ? refuse('ORDER_FORBIDDEN') : { id: number };
}

const MAX_EMAIL_LENGTH = 254;

/** A reader without a session has no orders but those it holds the key of. */
const NOBODY = '';

export const orderQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'order' | 'orders'> = {
  order: async (_root, { id, idType }, { shop, session, language }) => {
    const caller = (await session.existingCaller()) ?? { customerId: NOBODY, language };
    return { order: valueOrRefuse(await shop.readOrder(caller, addressOf(id, idType))) };
  },
  orders: async (_root, args, context) => {
    const caller = await context.session.existingCaller();
    return caller ? ordersPage(caller, args, context) : listConnection([], args);
  },
};

export const orderMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'findOrder'> = {
  findOrder: async (_root, { input }, context) => {
    const id = databaseId(input.orderNumber.trim().replace(/^#/, '')) ?? refuse('ORDER_FORBIDDEN');
    const email = bounded(input.email, 'email', MAX_EMAIL_LENGTH);
    const order = valueOrRefuse(await context.shop.findGuestOrder(await context.session.caller(), { id, email }));
    context.session.renew();
    return { ...echo(input), order: { order } };
  },
};

/** The files an order line is sold with; null when there are none, or the product is gone. */
function filesOf(product: Product | null, { variationId }: Pick<OrderLine, 'variationId'>): Downloads | null {
  if (product?.kind === 'simple') return product.downloads;
  if (product?.kind !== 'variable') return null;
  return product.variations.find(({ id }) => id === variationId)?.downloads ?? null;
}
