import { nextPollAt } from '#engine/domain/payment/poll-schedule.ts';
import type { Payment, PaymentReads, Payments } from '../../ports/payments.ts';
import type { PaymentRecord, State } from './state.ts';

export const paymentReads = (state: () => State): PaymentReads => ({
  find: async (id) =>
    state()
      .payments.filter((one) => one.id === id)
      .map(stored)[0] ?? null,
  findByIntent: async (gateway, intent) =>
    state()
      .payments.filter((one) => one.gateway === gateway && one.intent === intent)
      .map(stored)[0] ?? null,
  findByOrder: async (orderId) =>
    state()
      .payments.filter((one) => one.orderId === orderId)
      .map(stored)
      .reverse(),
  isHandledEvent: async (gateway, eventId) => state().paymentEvents.has(`${gateway} ${eventId}`),
});

export const payments = (state: State): Payments => ({
  ...paymentReads(() => state),
  findOpenByCart: async (gateway, sessionId) =>
    state.payments
      .filter((one) => one.gateway === gateway && one.sessionId === sessionId)
      .filter((one) => one.orderId === null && one.state === 'open')
      .map(stored)[0] ?? null,
  async add(payment) {
    const added = { ...payment, id: state.nextId++, state: 'open' as const };
    state.payments.push({ ...added, nextLookAt: nextPollAt(payment.createdAt, payment.createdAt) });
    return added;
  },
  async save(payment) {
    replace(state, payment.id, payment);
  },
  async transferCart(from, to) {
    const begun = (sessionId: string) =>
      state.payments.filter((one) => one.sessionId === sessionId && one.orderId === null && one.state === 'open');
    const moving = begun(from);
    const left = begun(to).filter(({ gateway }) => moving.some((one) => one.gateway === gateway));
    for (const { id } of left) replace(state, id, { sessionId: `${from}/left` });
    for (const { id } of moving) replace(state, id, { sessionId: to });
  },
  async recordHandledEvent(gateway, { id, at }) {
    state.paymentEvents.set(`${gateway} ${id}`, at);
  },
  async forgetEventsBefore(before) {
    for (const [event, at] of state.paymentEvents) {
      if (at < before) state.paymentEvents.delete(event);
    }
  },
  async claimDue(now, limit) {
    const due = state.payments.filter((one) => one.state === 'open' && one.nextLookAt <= now).slice(0, limit);
    for (const { id, createdAt } of due) {
      replace(state, id, { nextLookAt: nextPollAt(createdAt, now) });
    }
    return due.map(stored);
  },
});

function replace({ payments: all }: State, id: number, rest: Partial<PaymentRecord>): void {
  const place = all.findIndex((one) => one.id === id);
  const before = all[place];
  if (before) all[place] = { ...before, ...rest };
}

const stored = ({ nextLookAt: _next, ...payment }: PaymentRecord): Payment => payment;
