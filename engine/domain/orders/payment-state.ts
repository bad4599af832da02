import type { Order } from './order.ts';

export const needsPayment = ({ status, totals }: Pick<Order, 'status' | 'totals'>): boolean =>
  (status === 'pending' || status === 'failed') && totals.total > 0;

/** Somebody has to do something once it is paid: pack a parcel, for instance. */
export const needsProcessing = ({ lines }: { readonly lines: readonly { readonly instant: boolean }[] }): boolean =>
  lines.some(({ instant }) => !instant);
