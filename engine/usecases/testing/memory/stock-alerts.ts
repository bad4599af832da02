import { foldName } from '#engine/domain/text/text.ts';
import type { AwaitedStock, StockAlertReads, StockAlerts, StockAlertTarget } from '../../ports/stock-alerts.ts';
import type { State, StoredStockAlert } from './state.ts';

const isFor = (alert: StoredStockAlert, target: StockAlertTarget): boolean =>
  alert.notifiedAt === null && alert.productId === target.productId && alert.variationId === target.variationId;

const describe = (state: State, { productId, variationId }: StockAlertTarget) => {
  const product = [...state.products.values()].find(({ id }) => id === productId);
  const [variationSku] = [...(product?.variations ?? [])].find(([, id]) => id === variationId) ?? [];
  return { product: product?.draft.slug ?? '', sku: variationSku ?? product?.draft.sku ?? '' };
};

export const stockAlertReads = (state: () => State): StockAlertReads => ({
  async awaited() {
    const waiting = state().stockAlerts.filter(({ notifiedAt }) => notifiedAt === null);
    const groups = Map.groupBy(waiting, ({ productId, variationId }) => `${productId} ${variationId}`);
    return [...groups.values()]
      .flatMap(([first, ...others]): readonly AwaitedStock[] => {
        if (!first) return [];
        const { productId, variationId } = first;
        const since = [first, ...others].map(({ requestedAt }) => requestedAt).sort((a, b) => Number(a) - Number(b))[0];
        return [
          {
            productId,
            variationId,
            ...describe(state(), first),
            waiting: others.length + 1,
            since: since ?? new Date(0),
          },
        ];
      })
      .sort((a, b) => b.waiting - a.waiting || Number(a.since) - Number(b.since) || a.productId - b.productId);
  },

  ofCustomer: async (customerId) =>
    state()
      .stockAlerts.filter((alert) => alert.customerId === customerId && alert.notifiedAt === null)
      .map(({ notifiedAt: _notifiedAt, ...alert }) => alert),
});

export const stockAlerts = (state: State): StockAlerts => ({
  async add(alert) {
    const same = state.stockAlerts.findIndex(
      (other) => isFor(other, alert) && foldName(other.email) === foldName(alert.email),
    );
    const stored = state.stockAlerts[same];
    const customerId = stored?.customerId === alert.customerId ? alert.customerId : null;
    if (stored) state.stockAlerts[same] = { ...stored, language: alert.language, customerId };
    else state.stockAlerts.push({ ...alert, id: state.nextId++, notifiedAt: null });
  },

  async take(target, { at, limit }) {
    const taken = state.stockAlerts.filter((alert) => isFor(alert, target)).slice(0, limit);
    for (const alert of taken) state.stockAlerts[state.stockAlerts.indexOf(alert)] = { ...alert, notifiedAt: at };
    return taken.map(({ notifiedAt: _notifiedAt, ...alert }) => alert);
  },

  emailOf: async (id) => state.stockAlerts.find((alert) => alert.id === id)?.email ?? null,

  async removeOwn(customerId, id) {
    keep(state, (alert) => alert.id !== id || alert.customerId !== customerId || alert.notifiedAt !== null);
  },

  removeOf: async ({ customerId, email }) =>
    keep(state, (alert) => (customerId === null || alert.customerId !== customerId) && foldName(alert.email) !== email),

  async removeBefore({ requested, notified }) {
    keep(
      state,
      ({ requestedAt, notifiedAt }) => requestedAt >= requested && (notifiedAt === null || notifiedAt >= notified),
    );
  },
});

/** Returns how many were removed. */
function keep({ stockAlerts: all }: State, isKept: (alert: StoredStockAlert) => boolean): number {
  const kept = all.filter(isKept);
  return all.splice(0, all.length, ...kept).length - kept.length;
}
