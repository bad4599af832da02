import type {
  GatewayRefund,
  OpenedIntent,
  PaymentProvider,
  ProviderResult,
  RefundResult,
} from '../ports/payment-provider.ts';

export interface FakePaymentProvider extends PaymentProvider {
  /** The newest intent. */
  lastIntent(): OpenedIntent | undefined;
  intent(id: string): OpenedIntent;
  /** What the shopper, the bank or the provider does with an intent. */
  change(id: string, to: Partial<OpenedIntent>): OpenedIntent;
  /** Amounts by reference. */
  readonly refunds: ReadonlyMap<string, number>;
  /** What the provider or the bank does with a refund, or the merchant with one of an own reference. */
  changeRefund(reference: string, result: RefundResult): void;
  /** While it is down no call is answered. */
  setDown(isDown: boolean): void;
}

/**
 * A payment provider in memory. Its events are about the first intent; the body of a webhook is the event's id, which begins
 * with `refund` when it is about a refund.
 */
export function fakePaymentProvider(hostedPagesUrl: string | null = null): FakePaymentProvider {
  const intents = new Map<string, OpenedIntent>();
  const refunds = new Map<string, number>();
  const gatewayRefunds = new Map<string, GatewayRefund>();
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
        const receipt = `re_${refunds.size}`;
        const created: GatewayRefund = { receipt, reference, result: { state: 'done', receipt } };
        gatewayRefunds.set(reference, gatewayRefunds.get(reference) ?? created);
        return gatewayRefunds.get(reference)?.result ?? created.result;
      }),
    listRefunds: () => unlessDown(() => [...gatewayRefunds.values()]),
    createSetupIntent: () => unlessDown(() => ({ id: 'seti_1', clientSecret: 'seti_1' })),
    readEvent: ({ body }) => ({
      id: body,
      intent: [...intents.keys()][0] ?? null,
      isRefund: body.startsWith('refund'),
    }),
    hostedPageUrl: ({ clientSecret }) => (hostedPagesUrl === null ? null : `${hostedPagesUrl}/${clientSecret}`),
    lastIntent: () => [...intents.values()].at(-1),
    intent,
    change,
    refunds,
    changeRefund(reference, result) {
      const receipt = gatewayRefunds.get(reference)?.receipt ?? `re_of_${reference}`;
      gatewayRefunds.set(reference, { receipt, reference, result });
    },
    setDown(next) {
      isDown = next;
    },
  };
}
