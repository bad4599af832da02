import { expect, test } from 'vitest';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import { CALLER, emptyCatalog, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { formatMoney } from '../../output/money.ts';
import { operatorOf } from '../../testing/operator.ts';

const EVENTS: { readonly [Code in OrderEvent['code']]: Extract<OrderEvent, { code: Code }> } = {
  taken: { code: 'taken' },
  'paid-by-hand': { code: 'paid-by-hand' },
  paid: { code: 'paid', transactionId: 'pi_1' },
  'link-renewed': { code: 'link-renewed' },
  'payment-unmarked': { code: 'payment-unmarked' },
  'payment-declined': { code: 'payment-declined', reason: 'lost_card' },
  'payment-tried-again': { code: 'payment-tried-again' },
  'reservation-let-go': { code: 'reservation-let-go', intent: 'pi_2' },
  'money-sent-back': { code: 'money-sent-back', intent: 'pi_3' },
  'money-to-send-back': { code: 'money-to-send-back', intent: 'pi_4', reason: 'account_closed' },
  released: { code: 'released' },
  ready: { code: 'ready' },
  completed: { code: 'completed' },
  'shipment-corrected': { code: 'shipment-corrected', from: 'JNE 1', to: 'JNE 2' },
  'mail-sent-again': { code: 'mail-sent-again', mail: 'order-paid' },
  'addresses-corrected': { code: 'addresses-corrected', from: 'Budi', to: 'Budi Santoso' },
  'billing-corrected': { code: 'billing-corrected', from: '10110', to: '10220' },
  'shipping-corrected': { code: 'shipping-corrected', from: '–', to: 'Jl. Melati 8' },
  cancelled: { code: 'cancelled' },
  'cancelled-unpaid': { code: 'cancelled-unpaid' },
  'cancelled-by-buyer': { code: 'cancelled-by-buyer' },
  'return-requested': { code: 'return-requested', number: 3 },
  'return-approved': { code: 'return-approved', number: 4 },
  'return-rejected': { code: 'return-rejected', number: 5 },
  'return-completed': { code: 'return-completed', number: 6 },
  refunded: { code: 'refunded', refund: 7 },
  'refund-declined': { code: 'refund-declined', refund: 8, reason: 'too_late' },
  'refund-failed': { code: 'refund-failed', refund: 9, reason: 'lost_or_stolen_card' },
  'refund-transferred': { code: 'refund-transferred', refund: 10 },
  'refunded-at-gateway': { code: 'refunded-at-gateway', receipt: 're_5' },
  'gift-card-void': { code: 'gift-card-void', amount: 12_500 },
  anonymised: { code: 'anonymised' },
};

async function ordered({ usecases, ids }: MemoryShop): Promise<number> {
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1));
  const placed = await usecases.placeOrder(CALLER, checkout());
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.order.id;
}

test.each(['en', 'id'] as const)('prints an order’s timeline with all facts in %s', async (language) => {
  const shop = await memoryShop();
  const id = await ordered(shop);
  const operator = operatorOf(shop.usecases, language);
  const { note } = MESSAGES[language].orders.columns;
  for (const event of Object.values(EVENTS)) {
    await shop.needs.unitOfWork(({ orders }) => orders.addNote({ orderId: id, event, writtenAt: shop.needs.now() }));
    const last = (await operator('orders', 'show', String(id))).out
      .split('\n')
      .findLast((line) => line.startsWith(note));
    const { code: _code, ...facts } = event;
    for (const [name, fact] of Object.entries(facts))
      expect(last).toContain(name === 'amount' ? formatMoney(Number(fact)) : String(fact));
    expect(last).not.toMatch(/[{}]|undefined/);
  }
});

test('names products, payment and delivery of an order in the language of its reader', async () => {
  const names = { id: 'Pembersih Sistem', en: 'System Cleaner' };
  const catalog: Catalog = {
    ...emptyCatalog,
    productsByIds: async (ids, language) => ids.map((id) => simpleProduct({ id, name: names[language] })),
  };
  const shop = await memoryShop({ catalog });
  const id = await ordered(shop);
  const { out } = await operatorOf(shop.usecases, 'id')('orders', 'show', String(id));
  for (const said of [names.id, 'Pengiriman: Kurir', 'Pembayaran: Transfer bank (bacs)']) expect(out).toContain(said);
  const json = (await operatorOf(shop.usecases, 'id')('orders', 'show', String(id), '--json')).out;
  expect(json).toContain('"paymentMethodTitle":"Bank transfer"');
});

test('prints a note as it was written, in either language', async () => {
  const shop = await memoryShop();
  const id = await ordered(shop);
  await shop.usecases.addOrderNote({ id, text: ' Titip ke satpam ', isForBuyer: false });
  await shop.usecases.markPaid(id);
  const said = async (language: 'en' | 'id') =>
    (await operatorOf(shop.usecases, language)('orders', 'show', String(id))).out;
  expect(await said('en')).toMatch(/Note: .+ Titip ke satpam\nNote: .+ Paid\.\n/);
  expect(await said('id')).toMatch(/Catatan: .+ Titip ke satpam\nCatatan: .+ Lunas\.\n/);
});
