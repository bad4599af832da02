import type { Logger } from 'pino';
import type { Database } from '#engine/adapters/database/open-database.ts';
import type { PageRequest } from '#engine/domain/paging/page.ts';
import type { ReviewStatus } from '#engine/domain/reviews/review.ts';
import type { OrderFilter } from '#engine/usecases/ports/orders.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { exportSheet } from './export-sheet.ts';
import { importSheet, type SheetImport } from './import-sheet.ts';
import type { Watch } from './watch.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly database: Pick<Database, 'dump'>;
  readonly logger: Pick<Logger, 'error'>;
}

interface OrdersQuestion {
  readonly filter: OrderFilter;
  readonly page: PageRequest;
}

interface CustomersQuestion {
  readonly search: string;
  readonly page: PageRequest;
}

interface ReviewsQuestion {
  readonly status: ReviewStatus;
  readonly page: PageRequest;
}

/**
 * Everything the operator can have done, one question and one answer each. Whoever has the database open sits at it: the
 * running shop, or the command itself. Questions and answers are plain data, so that they may come from another process.
 */
export function createDesk({ usecases, database, logger }: Needs) {
  const { merchantCatalog, changeStock, changePrice } = usecases;
  return {
    findProducts: merchantCatalog.find,
    productDrafts: merchantCatalog.drafts,
    changeStock,
    changePrice,
    importSheet: (question: SheetImport, watch: Watch) => importSheet({ usecases, logger }, question, watch),
    exportSheet: (_question: null) => exportSheet(usecases),
    listOrders: ({ filter, page }: OrdersQuestion) => usecases.orders.list(filter, page),
    showOrder: usecases.orders.show,
    markPaid: usecases.markPaid,
    completeOrder: usecases.completeOrder,
    cancelOrder: usecases.cancelOrder,
    refundOrder: usecases.refundOrder,
    listCoupons: (_question: null) => usecases.listCoupons(),
    showCoupon: usecases.showCoupon,
    saveCoupons: usecases.saveCoupons,
    disableCoupon: usecases.disableCoupon,
    issueGiftCard: usecases.issueGiftCard,
    listGiftCards: (_question: null) => usecases.listGiftCards(),
    showGiftCard: usecases.showGiftCard,
    voidGiftCard: usecases.voidGiftCard,
    listReviews: ({ status, page }: ReviewsQuestion) => usecases.reviews.list(status, page),
    approveReview: usecases.reviews.approve,
    rejectReview: usecases.reviews.reject,
    importPosts: usecases.importPosts,
    listCustomers: ({ search, page }: CustomersQuestion) => usecases.customers.list(search, page),
    showCustomer: usecases.customers.show,
    logOutCustomer: usecases.customers.logOutEverywhere,
    forgetCustomer: usecases.forgetCustomer,
    listMails: usecases.outbox.list,
    showMail: usecases.outbox.show,
    retryMails: usecases.outbox.retry,
    /** A tar of the embedded database between two transactions; null where the database is a server's. */
    dump: async (_question: null) => (await database.dump?.()) ?? null,
  };
}

export type Desk = ReturnType<typeof createDesk>;

export type Verb = keyof Desk;
export type Question<V extends Verb> = Parameters<Desk[V]>[0];
export type Answer<V extends Verb> = Awaited<ReturnType<Desk[V]>>;

/** Asks whoever sits at the desk. */
export type Ask = <V extends Verb>(verb: V, question: Question<V>, watch?: Watch) => Promise<Answer<V>>;

const NOBODY_WATCHES: Watch = { onProgress: () => {} };

type Act = (question: never, watch: Watch) => Promise<unknown>;

/** What a question and its answer are is known by the verb; the compiler cannot follow that through a table. */
export const askAt = (desk: Desk): Ask =>
  ((verb: Verb, question: never, watch: Watch = NOBODY_WATCHES) => {
    const act: Act = desk[verb];
    return act(question, watch);
  }) as Ask;
