import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Gateway, PaymentProvider } from '../ports/payment-provider.ts';
import { type FakePaymentProvider, fakePaymentProvider } from './fake-payment-provider.ts';
import { CALLER, type MemoryShop, memoryShop } from './memory-shop.ts';
import { addRequest, checkout } from './requests.ts';

const NONE = { id: '', en: '' };
const CARD = { id: 'Kartu', en: 'Card' };

export const cardMethod = (provider: PaymentProvider): Gateway => ({
  id: 'stripe',
  kind: 'embedded-form',
  texts: { title: CARD, description: NONE, instructions: NONE, nextStep: NONE, stage: CARD },
  accounts: [],
  provider,
  available: () => true,
  initialStatus: () => 'pending',
});

export interface PlacedByCard {
  readonly id: number;
  /** Empty when the gateway did not respond. */
  readonly intent: string;
}

export interface MemoryCardShop extends MemoryShop {
  readonly provider: FakePaymentProvider;
  /** Two cleaners by card, or what is in the cart already, brought to the gateway. */
  ordered(): Promise<PlacedByCard>;
  /** The same, paid. Its number. */
  paid(): Promise<number>;
  receiveEvent(id?: string): Promise<'handled' | 'invalid-signature' | 'retry-later'>;
  /** Cleaners in stock: 10 in a new shop. */
  onHand(): number | null;
}

/** A shop in memory that takes cards alone. */
export async function memoryCardShop(): Promise<MemoryCardShop> {
  const provider = fakePaymentProvider();
  const shop = await memoryShop({ gateways: [cardMethod(provider)] });
  const { usecases, store, ids } = shop;
  async function ordered(): Promise<PlacedByCard> {
    const isEmpty = (store.state.sessions.get(CALLER.customerId)?.cart.lines ?? []).length === 0;
    if (isEmpty) unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner, 2)));
    const { order } = unwrap(await usecases.placeOrder(CALLER, checkout({ paymentMethod: 'stripe' })));
    const started = await usecases.startPayment(order, '');
    return { id: order.id, intent: started.intent?.id ?? '' };
  }
  return {
    ...shop,
    provider,
    ordered,
    async paid() {
      const { id, intent } = await ordered();
      provider.change(intent, { status: 'requires-capture' });
      await usecases.syncOrderPayments(CALLER, { id });
      return id;
    },
    receiveEvent: (id = 'evt_1') => usecases.handlePaymentEvent({ gateway: 'stripe', body: id, header: () => '' }),
    onHand() {
      const policy = store.state.stock.get(ids.cleaner ?? 0);
      return policy?.kind === 'managed' ? policy.onHand : null;
    },
  };
}
