import type { Invoice } from '#engine/domain/orders/invoice.ts';
import { PERSONAL_EVENTS } from '#engine/domain/orders/timeline.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Person, PersonalData } from '../../ports/personal-data.ts';
import type { State } from './state.ts';

export const personalData = (state: State): PersonalData => ({
  ordersOf: async ({ customerId, email }) =>
    state.orders.filter(
      (order) =>
        (customerId !== null && order.customerId === customerId) ||
        (foldName(order.billing.email) === email && !state.customers.has(order.customerId ?? 0)),
    ),

  async anonymizeOrders(orders) {
    const changed = new Map(orders.map((order) => [order.id, order]));
    const isMeant = ({ orderId }: { readonly orderId: number | null }) => orderId !== null && changed.has(orderId);
    for (const { id, sessionId } of state.orders) if (changed.has(id)) state.sessions.delete(sessionId);
    for (const [form, id] of state.placedOrders) if (changed.has(id)) state.placedOrders.delete(form);
    rewrite(state.orders, (order) => {
      const identity = changed.get(order.id);
      if (!identity) return order;
      const lines = order.lines.map((line) => ({ ...line, meta: chosenOf(state, line.meta) }));
      return { ...order, ...identity, ...NOBODY, lines, invoice: order.invoice && withoutBuyer(order.invoice) };
    });
    for (const [key, use] of state.couponUses) {
      if (isMeant(use)) state.couponUses.set(key, { ...use, customerId: null, email: '' });
    }
    rewrite(state.payments, (payment) => (isMeant(payment) ? { ...payment, sessionId: '' } : payment));
    rewrite(state.refunds, (refund) => (isMeant(refund) ? { ...refund, reason: '' } : refund));
    rewrite(state.returns, (one) =>
      isMeant(one) ? { ...one, text: '', message: '', key: '', files: [], pictures: 0 } : one,
    );
    keep(state.notes, (note) => !isMeant(note) || ('event' in note && !PERSONAL_EVENTS.includes(note.event.code)));
    keep(state.permissions, (permission) => !isMeant(permission));
  },

  async anonymizeReviews(person, name) {
    const own = state.reviews.filter((review) => isOf(person, review));
    rewrite(state.reviews, (review) =>
      own.includes(review)
        ? {
            ...review,
            author: name[review.language],
            email: `${review.id}@removed.invalid`,
            customerId: null,
            answer: '',
            answeredAt: null,
          }
        : review,
    );
    return own.map(({ id, productId }) => ({ id, productId }));
  },

  async withdrawCoupons(email) {
    const own = [...state.coupons].filter(([, { draft }]) => draft.emails.some((one) => foldName(one) === email));
    for (const [code, { draft, ...rest }] of own) {
      const emails = draft.emails.map((one) => (foldName(one) === email ? 'nobody@removed.invalid' : one));
      state.coupons.set(code, { ...rest, draft: { ...draft, emails } });
    }
    return own.length;
  },

  async removeMails({ email, username, orders, reviews }) {
    const before = state.outbox.length;
    keep(state.outbox, ({ mail }) => {
      if ('orderId' in mail) return !orders.includes(mail.orderId);
      if ('reviewId' in mail && reviews.includes(mail.reviewId)) return false;
      if ('username' in mail && mail.username === username) return false;
      return ![mail.to, 'email' in mail ? mail.email : ''].some((address) => foldName(address) === email);
    });
    return before - state.outbox.length;
  },
});

const NOBODY = { customerId: null, sessionId: '', note: '', meta: {}, shipment: null } as const;

const withoutBuyer = ({ buyer: _buyer, ...invoice }: Invoice): Invoice => invoice;

const isOf = (
  { customerId, email }: Person,
  writer: { readonly customerId: number | null; readonly email: string },
): boolean => (customerId !== null && writer.customerId === customerId) || foldName(writer.email) === email;

const chosenOf = ({ attributes }: State, meta: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => attributes.has(name)));

const rewrite = <T>(all: T[], change: (one: T) => T): void => void all.splice(0, all.length, ...all.map(change));

const keep = <T>(all: T[], isKept: (one: T) => boolean): void => void all.splice(0, all.length, ...all.filter(isKept));
