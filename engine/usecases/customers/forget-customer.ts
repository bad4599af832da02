import { ANONYMOUS_NAME } from '#engine/domain/customers/customer.ts';
import type { ForgetRefusal } from '#engine/domain/customers/refusals.ts';
import { anonymizedIdentity, isOpenOrder, ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-access.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Person, PersonalOrder } from '../ports/personal-data.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { withRollBack } from '../ports/roll-back.ts';

export interface ForgetCustomerRequest {
  /** Number, user name or e-mail address of an account; or the number of one that is gone, or the address of a guest. */
  readonly who: number | string;
  readonly anonymizeOrders: boolean;
  /** Orders that somebody still waits for, too. */
  readonly force: boolean;
  /** False: only tell what would happen. */
  readonly store: boolean;
}

export interface Forgotten {
  /** Null when there was no account. */
  readonly account: number | null;
  /** Numbers of orders that were anonymised. */
  readonly anonymised: readonly number[];
  /** Numbers of orders that keep the names they were placed with. */
  readonly kept: readonly number[];
  readonly reviews: number;
  readonly mails: number;
  /** How many were for this address. */
  readonly coupons: number;
}

/**
 * Removes an account with its cart and logins, the name above its reviews and the letters to it; its orders, with all
 * that was written about them, only when they are meant too: the law on books may ask for their names for years.
 */
export async function forgetCustomer(needs: Needs, request: ForgetCustomerRequest): Promise<Told> {
  const done = await withRollBack<Forgotten, { readonly told: Told }>((rollBack) =>
    needs.unitOfWork(async (shop) => {
      const told = await forget(needs, shop, request);
      return told.ok && request.store ? told : rollBack({ told });
    }),
  );
  return done.ok ? done : done.refusal.told;
}

type Told = Result<Forgotten, ForgetRefusal>;

async function forget(needs: Needs, shop: UnitOfWork, request: ForgetCustomerRequest): Promise<Told> {
  const { personalData, customers, changes } = shop;
  const { account, person } = await personOf(shop, request.who);
  const orders = await personalData.ordersOf(person);
  const meant = request.anonymizeOrders ? orders : [];
  const open = meant.filter(isOpenOrder);
  if (open.length > 0 && !request.force) return refuse({ code: 'ORDERS_OPEN', ids: numbersOf(open) });
  await anonymise(needs, shop, meant);
  const reviews = await personalData.anonymizeReviews(person, ANONYMOUS_NAME);
  const about = { email: person.email, orders: numbersOf(meant), reviews: numbersOf(reviews) };
  const mails = await personalData.removeMails(about);
  const coupons = person.email === null ? 0 : await personalData.withdrawCoupons(person.email);
  if (account !== null) await customers.remove(account);
  await changes.announce(reviews.map(({ productId }) => ({ kind: 'product', id: productId })));
  const kept = request.anonymizeOrders ? [] : numbersOf(orders);
  const isAnything = account !== null || orders.length + reviews.length + mails + coupons > 0;
  return isAnything
    ? ok({ account, anonymised: numbersOf(meant), kept, reviews: reviews.length, mails, coupons })
    : refuse({ code: 'CUSTOMER_FORBIDDEN' });
}

async function personOf(
  { customers }: UnitOfWork,
  who: number | string,
): Promise<{ readonly account: number | null; readonly person: Person }> {
  const found = typeof who === 'number' ? who : ((await customers.findByLogin(who))?.customer.id ?? null);
  const account = found === null ? null : await customers.forUpdate(found);
  if (account) {
    const { id, email } = account.customer;
    return { account: id, person: { customerId: id, email: foldName(email) } };
  }
  const person =
    typeof who === 'number' ? { customerId: who, email: null } : { customerId: null, email: foldName(who) };
  return { account: null, person };
}

async function anonymise({ random, now }: Needs, shop: UnitOfWork, orders: readonly PersonalOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const newKey = () => orderKey(random(ORDER_KEY_LENGTH, 'alphanumeric'));
  await shop.personalData.anonymizeOrders(orders.map((order) => anonymizedIdentity(order, newKey())));
  const event = { code: 'anonymised' } as const;
  for (const { id } of orders) await shop.orders.addNote({ orderId: id, event, writtenAt: now() });
}

const numbersOf = (all: readonly { readonly id: number }[]): readonly number[] => all.map(({ id }) => id);
