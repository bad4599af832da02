import type { OrderStatus } from './status.ts';

const MINUTE = 60_000;

/** Only an order that still has to be paid by machine is on the clock; a bank transfer may take its days. */
export const heldUntil = (status: OrderStatus, now: Date, holdMinutes: number | null): Date | null =>
  status === 'pending' && holdMinutes !== null ? new Date(now.getTime() + holdMinutes * MINUTE) : null;
