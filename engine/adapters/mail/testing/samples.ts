import { createGateways } from '#engine/adapters/payment/gateways.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { paymentGuide } from '#engine/domain/orders/payment-guide.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { JAKARTA, SETTINGS } from '#engine/domain/testing/shop.ts';
import type { EmailData } from '#engine/usecases/ports/mail.ts';
import type { EmailSite } from '../layout/email-context.ts';

export const SITE: EmailSite = {
  name: 'STP Indonesia',
  baseUrl: 'https://shop.example',
  email: 'halo@shop.example',
  whatsapp: '628110001954',
  logo: { cid: 'wordmark', width: 108, height: 56, isWordmark: true },
  footer: null,
  holidayNotice: null,
  moneyLocale: 'en-US',
  dateLocale: 'en-GB',
  timeZone: 'Asia/Jakarta',
  currency: 'EUR',
  currencyDecimals: 2,
};

type MailFacts<K extends Mail['kind']> = Omit<Extract<Mail, { readonly kind: K }>, 'kind' | 'to' | 'language'>;

/** One of every kind. A new kind does not compile without its sample. */
const MAILS: { readonly [K in Mail['kind']]: MailFacts<K> } = {
  'order-received': { orderId: 1001 },
  'order-paid': { orderId: 1001 },
  'order-ready': { orderId: 1001 },
  'order-completed': { orderId: 1001 },
  'order-cancelled': { orderId: 1001, reason: 'unpaid' },
  'order-refunded': { orderId: 1001, refunded: 1980, byTransfer: 1980, isWhole: false },
  'refund-returned': { orderId: 1001, amount: 1980 },
  'refund-failed': { orderId: 1001, refund: 7, amount: 1980, reason: 'lost_or_stolen_card', wasDone: true },
  'order-note': { orderId: 1001, message: 'Botolnya kami ganti dengan kemasan baru.' },
  'return-answered': {
    orderId: 1001,
    returnId: 3,
    answer: 'approved',
    lines: [{ lineId: 0, quantity: 1 }],
    message: 'Kirim ke gudang kami di Bekasi.',
  },
  'review-request': {
    orderId: 1001,
    products: [{ name: 'Fuel System Cleaner', slug: 'fuel-system-cleaner' }],
  },
  'back-in-stock': {
    name: 'Fuel System Cleaner',
    slug: 'fuel-system-cleaner',
    choices: { size: '1l' },
    alertId: 9,
    signature: 'sIgNaTuRe',
  },
  'new-order': { orderId: 1001 },
  'buyer-cancelled': { orderId: 1001 },
  'return-requested': {
    orderId: 1001,
    returnId: 3,
    reason: 'damaged',
    lines: [{ lineId: 0, quantity: 1 }],
    text: 'Tutup botolnya retak dan isinya bocor.',
    pictures: 2,
  },
  'customer-welcome': { name: 'Budi', username: 'budi.santoso' },
  'password-reset': { name: 'Budi', username: 'budi.santoso', key: 'k3yOfTheReset' },
  'password-changed': { name: 'Budi', username: 'budi.santoso' },
  'email-changed': { name: 'Budi', username: 'budi.santoso', email: 'budi.baru@example.test' },
  'account-erased': { name: 'Budi', orders: 'anonymous' },
  'customer-password-changed': { username: 'budi.santoso', email: 'budi@example.test' },
  contact: {
    name: 'Sari Dewi',
    email: 'sari@example.test',
    phone: '0812 3456 7890',
    message: 'Halo,\nApakah 10W-40 cocok untuk mesin saya?',
  },
  'low-stock': { sku: 'BOOST-250', name: 'Penguat Oktan', left: 2 },
  'review-waiting': {
    reviewId: 7,
    product: 'Pembersih Injektor',
    author: 'Joko',
    rating: 4,
    text: 'Tarikan motor terasa lebih enteng.',
  },
};

export const KINDS = Object.keys(MAILS) as readonly Mail['kind'][];

/** Two bottles to Jakarta, to be paid by bank transfer. */
export const ORDER: Order = anOrder({
  billing: JAKARTA,
  paidAt: null,
  paymentMethod: 'bacs',
  paymentMethodTitle: 'Transfer bank',
});

const GATEWAYS = createGateways({ settings: SETTINGS, stripe: null });

export const emailDataOf = (kind: Mail['kind'], language: Language, rest: Partial<Order> = {}): EmailData => {
  // MAILS checks that the fields belong to the kind, which the compiler cannot see here.
  const mail = { kind, to: 'budi@example.test', language, ...MAILS[kind] } as Mail;
  const order = { ...ORDER, ...rest };
  const payment = paymentGuide(order, { gateways: GATEWAYS, language });
  return { mail, orderData: 'orderId' in mail ? { order, payment, downloads: [] } : null };
};
