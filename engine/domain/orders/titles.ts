import type { Language, Translated } from '../language.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { Order, OrderShipping, OrderTax } from './order.ts';

interface Reader {
  readonly language: Language;
  readonly settings: ShopSettings;
}

interface OrderReader extends Reader {
  readonly gateways: readonly PaymentGateway[];
}

/** The order with payment, delivery and taxes as the reader's language calls them. */
export const withTitlesIn = (order: Order, reader: OrderReader): Order => ({
  ...order,
  paymentMethodTitle: paymentTitleIn(order, reader),
  shippingLines: order.shippingLines.map((line) => ({ ...line, title: shippingTitleIn(line, reader) })),
  taxes: order.taxes.map((tax) => ({ ...tax, label: taxLabelIn(tax, reader) })),
});

/**
 * Titles are stored in the language of the purchase. Another language is found by the shop's current texts; without a
 * match the stored title is shown.
 */
const titleIn = (language: Language, storedTitle: string, texts: readonly Translated[]): string =>
  texts.find((text) => Object.values(text).includes(storedTitle))?.[language] ?? storedTitle;

export function paymentTitleIn(
  { paymentMethodTitle }: Pick<Order, 'paymentMethodTitle'>,
  { language, gateways }: Pick<OrderReader, 'language' | 'gateways'>,
): string {
  const titles = gateways.flatMap(({ texts }) => [
    texts.title,
    ...(texts.onPickup?.title ? [texts.onPickup.title] : []),
  ]);
  return titleIn(language, paymentMethodTitle, titles);
}

export function shippingTitleIn({ title }: Pick<OrderShipping, 'title'>, { language, settings }: Reader): string {
  const labels = settings.shipping.zones.flatMap(({ methods }) => methods.map(({ label }) => label));
  return titleIn(language, title, labels);
}

export function taxLabelIn({ label }: Pick<OrderTax, 'label'>, { language, settings }: Reader): string {
  const labels = settings.tax.rates.map((rate) => rate.label);
  return titleIn(language, label, labels);
}
