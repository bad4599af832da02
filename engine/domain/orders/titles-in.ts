import type { Language, Translated } from '../language.ts';
import type { ShopSettings } from '../settings.ts';
import type { Order, OrderShipping, OrderTax } from './order.ts';

interface Reader {
  readonly language: Language;
  readonly settings: ShopSettings;
}

/** A title is kept in the language of buying: told in another where the shop still has it, otherwise as it was bought. */
const titleIn = (language: Language, kept: string, texts: readonly Translated[]): string =>
  texts.find((text) => Object.values(text).includes(kept))?.[language] ?? kept;

export function paymentTitleIn(
  { paymentMethodTitle }: Pick<Order, 'paymentMethodTitle'>,
  { language, settings }: Reader,
): string {
  const { cardPayment, bankTransfer, cashOnDelivery } = settings;
  const gateways = [cardPayment, cardPayment.inTestMode, bankTransfer, cashOnDelivery];
  return titleIn(
    language,
    paymentMethodTitle,
    gateways.map(({ title }) => title),
  );
}

export function shippingTitleIn(
  { rateId, title }: Pick<OrderShipping, 'rateId' | 'title'>,
  { language, settings }: Reader,
): string {
  const methods = settings.shipping.zones.flatMap((zone) => zone.methods);
  const same = methods.filter(({ kind, instance }) => `${kind}:${instance}` === rateId);
  return titleIn(
    language,
    title,
    same.map(({ label }) => label),
  );
}

export function taxLabelIn(
  { rateId, label }: Pick<OrderTax, 'rateId' | 'label'>,
  { language, settings }: Reader,
): string {
  const same = settings.tax.rates.filter(({ id }) => id === rateId);
  return titleIn(
    language,
    label,
    same.map((rate) => rate.label),
  );
}
