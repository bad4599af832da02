import DataLoader from 'dataloader';
import type { Language } from '#engine/domain/language.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderNote } from '#engine/domain/orders/timeline.ts';
import type { Return } from '#engine/domain/returns/return.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { CatalogBrowser } from '#engine/usecases/catalog/browse-catalog.ts';
import type { LinkedDownload } from '#engine/usecases/downloads/downloads.ts';
import type { GiftCardReturn } from '#engine/usecases/ports/gift-cards.ts';
import type { OrderStats } from '#engine/usecases/ports/orders.ts';
import type { SessionView } from '#engine/usecases/sessions/session-view.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { MoneyFormat } from '../formats/money.ts';
import type { RateLimitMutation } from '../limits/mutation-limit.ts';
import type { ResponseBudget } from '../limits/response-budget.ts';
import type { Turns } from '../limits/turns.ts';
import type { CallerSession } from '../session/caller-session.ts';
import type { LoginTokens } from '../session/login-tokens.ts';
import type { RequestSession } from '../session/request-session.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import { rowLoader } from './row-loader.ts';
import type { Site } from './site.ts';
import { createTrace, type Trace, traceCatalog } from './trace.ts';

/** What is the same for every operation. */
export interface Services {
  readonly shop: Usecases;
  readonly money: MoneyFormat;
  readonly site: Site;
  readonly loginTokens: LoginTokens;
}

/** What belongs to an order, read for many orders at a time. */
type OfOrder<T> = (orderId: number) => Promise<readonly T[]>;

/** What the resolvers of one operation share. */
export interface Context extends Services {
  readonly catalog: CatalogBrowser;
  readonly loaders: Loaders;
  readonly session: CallerSession;
  readonly language: Language;
  readonly settings: ShopSettings;
  /** One instant for all prices of one response. */
  readonly at: Date;
  readonly responseBudget: ResponseBudget;
  readonly turns: Turns;
  readonly rateLimitMutation: RateLimitMutation;
  /** What the response is made from. */
  readonly trace: Trace;
  readonly downloadsOf: OfOrder<LinkedDownload>;
  readonly giftCardReturnsOf: OfOrder<GiftCardReturn>;
  readonly notesOf: OfOrder<OrderNote>;
  readonly refundsOf: OfOrder<Refund>;
  readonly returnsOf: OfOrder<Return>;
  /** Statistics of a customer's orders. */
  orderStats(customerId: number): Promise<OrderStats>;
  /** The caller's session as it was when a field first read it; that of another caller after a login or logout. */
  view(): Promise<SessionView>;
}

function ofOrders<T extends { readonly orderId: number }>(
  turns: Turns,
  read: (orderIds: readonly number[]) => Promise<readonly T[]>,
): OfOrder<T> {
  return rowLoader<readonly T[]>(async (orderIds) => {
    const found = Map.groupBy(await read(orderIds), ({ orderId }) => orderId);
    return orderIds.map((id) => found.get(id) ?? []);
  }, turns);
}

export function createContext(
  { shop, loginTokens, ...services }: Services,
  { session, language, responseBudget, turns, rateLimitMutation }: RequestSession,
): Context {
  const trace = createTrace();
  const catalog = traceCatalog(shop.catalog, trace);
  const forEverybody = {
    ...services,
    at: shop.now(),
    catalog,
    language,
    loaders: createLoaders(catalog, { language, turns }),
    responseBudget,
    turns,
    settings: shop.settings,
    trace,
  };
  const forTheCaller = {
    loginTokens,
    rateLimitMutation,
    session,
    shop,
    downloadsOf: ofOrders(turns, (ids) => shop.downloadsOfOrders(ids, language)),
    giftCardReturnsOf: ofOrders(turns, shop.giftCardReturns),
    notesOf: ofOrders(turns, shop.orders.notes),
    refundsOf: ofOrders(turns, shop.orders.refunds),
    returnsOf: ofOrders(turns, shop.returns.ofOrders),
    orderStats: orderStatsReader(shop),
    view: viewOf(shop, session),
  };
  return withPersonalTrace(forEverybody, forTheCaller, trace);
}

/** Reading something of the caller makes the response personal. */
const withPersonalTrace = <Shared extends object, Own extends object>(
  shared: Shared,
  own: Own,
  trace: Trace,
): Shared & Own =>
  Object.entries(own).reduce(
    (context, [name, value]) =>
      Object.defineProperty(context, name, {
        get() {
          trace.isPersonal = true;
          return value;
        },
      }),
    { ...shared } as Shared & Own,
  );

function orderStatsReader({ orderStats }: Usecases): Context['orderStats'] {
  const loader = new DataLoader<number, OrderStats>((ids) => Promise.all(ids.map(orderStats)));
  return (customerId) => loader.load(customerId);
}

function viewOf(shop: Usecases, session: CallerSession): () => Promise<SessionView> {
  const views = new Map<string, Promise<SessionView>>();
  return async () => {
    const caller = await session.caller();
    const view = views.get(caller.customerId) ?? shop.readCart(caller);
    views.set(caller.customerId, view);
    return view;
  };
}
