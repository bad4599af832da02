import { erasedMail } from '#engine/domain/customers/account-mails.ts';
import { ANONYMOUS_NAME, type Customer } from '#engine/domain/customers/customer.ts';
import type { ForgetRefusal } from '#engine/domain/customers/refusals.ts';
import { anonymizedIdentity, isOpenOrder, ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-access.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Person, PersonalOrder } from '../ports/personal-data.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { withRollBack } from '../ports/roll-back.ts';

export interface ForgetCustomerRequest {
  /**
   * Id, username or email address of an account. Also the id of a deleted account, or the email address of a guest.
   */
  readonly who: number | string;
  /** Leave what only the email address leads to, such as a guest's orders: nobody has proven that it is the account's. */
  readonly accountOnly?: boolean;
  readonly anonymizeOrders: boolean;
  /** Also anonymize open orders. */
  readonly force: boolean;
  /** False for a dry run. */
  readonly store: boolean;
}

export interface Forgotten {
  /** Null when there was no account. */
  readonly account: number | null;
  /** Ids of the anonymized orders. */
  readonly anonymized: readonly number[];
  /** Ids of orders that keep the buyer's name. */
  readonly kept: readonly number[];
  readonly reviews: number;
  readonly mails: number;
  /** Number of coupons for this email address. */
  readonly coupons: number;
  /** Number of products it waited for. */
  readonly stockAlerts: number;
}

/**
 * Deletes an account with its cart, logins and emails, and the name on its reviews, and confirms it in a last email. Its
 * orders and notes are anonymized only on request, since accounting law may require their names for years.
 */
export async function forgetCustomer(needs: Needs, request: ForgetCustomerRequest): Promise<ForgetResult> {
  const done = await withRollBack<Forgotten, { readonly result: ForgetResult }>((rollBack) =>
    needs.unitOfWork(async (shop) => {
      const result = await forget(needs, shop, request);
      return result.ok && request.store ? result : rollBack({ result });
    }),
  );
  return done.ok ? done : done.refusal.result;
}

type ForgetResult = Result<Forgotten, ForgetRefusal>;

async function forget(needs: Needs, shop: UnitOfWork, request: ForgetCustomerRequest): Promise<ForgetResult> {
  const { personalData, customers, changes, outbox } = shop;
  const { customer, person } = await personOf(shop, request);
  const account = customer?.id ?? null;
  const orders = await personalData.ordersOf(person);
  const toAnonymize = request.anonymizeOrders ? orders : [];
  const open = toAnonymize.filter(isOpenOrder);
  if (open.length > 0 && !request.force) return refuse({ code: 'ORDERS_OPEN', ids: numbersOf(open) });
  await anonymizeOrders(needs, shop, toAnonymize);
  const reviews = await personalData.anonymizeReviews(person, ANONYMOUS_NAME);
  const scope = {
    email: customer ? foldName(customer.email) : person.email,
    username: customer?.username ?? null,
    orders: numbersOf(toAnonymize),
    reviews: numbersOf(reviews),
  };
  const mails = await personalData.removeMails(scope);
  const coupons = person.email === null ? 0 : await personalData.withdrawCoupons(person.email);
  const stockAlerts = await shop.stockAlerts.removeOf(person);
  const kept = request.anonymizeOrders ? [] : numbersOf(orders);
  const remains = request.anonymizeOrders ? 'anonymous' : 'kept';
  if (customer) {
    await customers.remove(customer.id);
    await outbox.add(erasedMail(customer, orders.length === 0 ? 'none' : remains));
  }
  await changes.announce(reviews.map(({ productId }) => ({ kind: 'product', id: productId })));
  const foundAnything = account !== null || orders.length + reviews.length + mails + coupons + stockAlerts > 0;
  return foundAnything
    ? ok({ account, anonymized: numbersOf(toAnonymize), kept, reviews: reviews.length, mails, coupons, stockAlerts })
    : refuse({ code: 'CUSTOMER_FORBIDDEN' });
}

async function personOf(
  { customers }: UnitOfWork,
  { who, accountOnly = false }: ForgetCustomerRequest,
): Promise<{ readonly customer: Customer | null; readonly person: Person }> {
  const found = typeof who === 'number' ? who : ((await customers.findByLogin(who))?.customer.id ?? null);
  const account = found === null ? null : await customers.forUpdate(found);
  if (account) {
    const { customer } = account;
    return { customer, person: { customerId: customer.id, email: accountOnly ? null : foldName(customer.email) } };
  }
  const person =
    typeof who === 'number' ? { customerId: who, email: null } : { customerId: null, email: foldName(who) };
  return { customer: null, person };
}

async function anonymizeOrders(
  { random, now }: Needs,
  shop: UnitOfWork,
  orders: readonly PersonalOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const newKey = () => orderKey(random(ORDER_KEY_LENGTH, 'alphanumeric'));
  await shop.personalData.anonymizeOrders(orders.map((order) => anonymizedIdentity(order, newKey())));
  const event = { code: 'anonymised' } as const;
  for (const { id } of orders) await shop.orders.addNote({ orderId: id, event, writtenAt: now() });
}

const numbersOf = (all: readonly { readonly id: number }[]): readonly number[] => all.map(({ id }) => id);
