import type { ListedOrder } from '../order-history.ts';

/** Of one piece each. */
export const listedOrder = (id: number, ...names: readonly string[]): ListedOrder => ({
  id,
  number: String(id),
  status: 'completed',
  date: '2026-11-20T09:00:00+00:00',
  needsPayment: false,
  payment: { kind: 'bank-transfer' },
  total: 1980,
  isReady: false,
  isSentByCourier: true,
  shipment: null,
  lines: names.map((name) => ({ id: name, name, quantity: 1, picture: null })),
});
