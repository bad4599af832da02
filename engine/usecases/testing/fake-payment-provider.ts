import type { OpenedIntent, PaymentProvider, ProviderResult } from '../ports/payments.ts';

export interface FakePaymentProvider extends PaymentProvider {
  /** The newest intent. */
  lastIntent(): OpenedIntent | undefined;
  intent(id: string): OpenedIntent;
  /** What the shopper, the bank or the provider does with an intent. */
  change(id: string, to: Partial<OpenedIntent>): OpenedIntent;
  /** Amounts by reference. */
  readonly refunds: ReadonlyMap<string, number>;
  /** While it is down no call is answered. */
  setDown(isDown: boolean): void;
}

/** A payment provider in memory. Its event is always about the first intent. */
export function fakePaymentProvider(hostedPagesUrl: string | null = null): FakePaymentProvider {
  const intents = new Map<string, OpenedIntent>();
  const refunds = new Map<string, number>();
  let isDown = false;
  const unlessDown = async <T>(work: () => T): Promise<ProviderResult<T>> =>
    isDown ? { ok: false } : { ok: true, value: work() };
  function intent(id: string): OpenedIntent {
    const found = intents.get(id);
    if (!found) throw new Error(`no intent ${id}`);
    return found;
  }
  function change(id: string, to: Partial<OpenedIntent>): OpenedIntent {
    const changed = { ...intent(id), ...to };
    intents.set(id, changed);
    return changed;
  }
  return {
    createIntent: ({ reference, amount, currency, orderId }) =>
      unlessDown(() => {
        const id = `pi_${reference}`;
        const status = 'requires-action' as const;
        const created = { id, status, amount, currency, reference, orderId, declineCode: null, clientSecret: id };
        intents.set(id, intents.get(id) ?? created);
        return intent(id);
      }),
    retrieveIntent: (id) => unlessDown(() => intents.get(id) ?? null),
    updateIntent: (id, terms) => unlessDown(() => change(id, intent(id).status === 'requires-action' ? terms : {})),
    captureIntent: (id) =>
      unlessDown(() => change(id, intent(id).status === 'requires-capture' ? { status: 'succeeded' } : {})),
    cancelIntent: (id) => unlessDown(() => change(id, intent(id).status === 'succeeded' ? {} : { status: 'canceled' })),
    createRefund: ({ reference, amount }) =>
      unlessDown(() => {
        refunds.set(reference, amount);
        return { ok: true, receipt: `re_${refunds.size}` };
      }),
    createSetupIntent: () => unlessDown(() => ({ id: 'seti_1', clientSecret: 'seti_1' })),
    readEvent: () => ({ id: 'evt_1', intent: [...intents.keys()][0] ?? null }),
    hostedPageUrl: ({ clientSecret }) => (hostedPagesUrl === null ? null : `${hostedPagesUrl}/${clientSecret}`),
    lastIntent: () => [...intents.values()].at(-1),
    intent,
    change,
    refunds,
    setDown(next) {
      isDown = next;
    },
  };
}
