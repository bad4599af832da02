import type { OwnRecords, OwnReview } from '../model/account/own-data.ts';
import type { Order } from '../model/order/order.ts';
import {
  type CommentStatusEnum,
  EndOtherLogins,
  EraseAccount,
  type GetOwnRecordsQuery,
  getOwnAccount,
  getOwnOrders,
  getOwnRecords,
  StopStockAlert,
} from './generated/operations.generated.ts';
import { nodesOf } from './map/fragments.ts';
import { orderOf } from './map/order.ts';
import { nameText } from './map/text.ts';
import { doneOf, type Result } from './result.ts';
import type { ShopperSession } from './shopper-session.ts';
import { pagesOf } from './transport/pages-of.ts';
import { ApiFailure, type IfSupported, type OperationResult } from './transport/run-operation.ts';

/** What an account holds beside the profile. */
export interface OwnAccount {
  /** When it was opened, as the backend writes it; empty where it does not say. */
  readonly registered: string;
  /** What was stored with it, by its keys. */
  readonly stored: Readonly<Record<string, string>>;
}

/** What a customer does with everything that the shop keeps about them. */
export interface OwnDataApi {
  /** @throws {ApiFailure} when nobody knows, as do the next two */
  ownAccount(): Promise<OwnAccount>;
  /** All of them, the newest first. */
  allOrders(): Promise<readonly Order[]>;
  /** Null over backends other than this shop's own engine, which also end no login, stop no alert and erase no account. */
  ownRecords(): Promise<OwnRecords | null>;
  /** Logs out everywhere but in this browser. */
  endOtherLogins(): Promise<Result<null>>;
  /** The alert may have ended already. */
  stopStockAlert(id: number): Promise<Result<null>>;
  /** This browser is logged out with it. */
  eraseAccount(password: string): Promise<Result<null>>;
}

interface Needs {
  readonly session: Pick<ShopperSession, 'run' | 'login' | 'setToken'>;
  readonly ifSupported: IfSupported;
}

type OwnCustomer = NonNullable<GetOwnRecordsQuery['customer']>;

const STATUSES: Readonly<Partial<Record<CommentStatusEnum, OwnReview['status']>>> = {
  APPROVE: 'shown',
  HOLD: 'waiting',
};

const recordsOf = ({ logins, reviews, stockAlerts }: OwnCustomer): OwnRecords => ({
  logins: (logins ?? []).map(({ begunAt, expiresAt, isCurrent }) => ({
    begun: begunAt,
    expires: expiresAt,
    isCurrent,
  })),
  reviews: (reviews ?? []).map(({ answer, author, content, date, product, rating, status }) => ({
    product: nameText(product?.name),
    author,
    rating,
    text: content,
    answer: answer ?? null,
    date,
    status: STATUSES[status] ?? 'rejected',
  })),
  alerts: (stockAlerts ?? []).map(({ databaseId, email, name, product, requestedAt }) => ({
    id: databaseId,
    name: nameText(name),
    slug: product?.slug ?? null,
    email,
    requested: requestedAt,
  })),
});

export function createOwnDataApi({ session, ifSupported }: Needs): OwnDataApi {
  const { run } = session;

  function customerIn<Customer extends { readonly databaseId?: number | null }>(
    result: OperationResult<{ readonly customer?: Customer | null }>,
  ): Customer {
    const customer = result.data?.customer;
    if (!customer?.databaseId) throw new ApiFailure(result.ok ? 'no customer' : result.refusal.message);
    return customer;
  }

  async function ordersAfter(after: string | null) {
    const { orders } = customerIn(await run(getOwnOrders, { after }));
    if (!orders) throw new ApiFailure('no orders');
    return orders;
  }

  return {
    async ownAccount() {
      const { date, metaData } = customerIn(await run(getOwnAccount, {}));
      const entries = (metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ''] as const] : []));
      return { registered: date ?? '', stored: Object.fromEntries(entries) };
    },
    async allOrders() {
      const all: Order[] = [];
      for await (const page of pagesOf(ordersAfter)) all.push(...nodesOf(page).map(orderOf));
      return all;
    },
    async ownRecords() {
      const result = await ifSupported(() => run(getOwnRecords, {}));
      return result && recordsOf(customerIn(result));
    },
    endOtherLogins: async () => doneOf(await ifSupported(() => run(EndOtherLogins, {}))),
    stopStockAlert: async (id) => doneOf(await ifSupported(() => run(StopStockAlert, { id }))),
    async eraseAccount(password) {
      const erased = doneOf(await ifSupported(() => run(EraseAccount, { password })));
      if (!erased.ok) return erased;
      session.login.store(null);
      session.setToken(null);
      return erased;
    },
  };
}
