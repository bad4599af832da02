import type { Logger } from 'pino';
import type { Database } from '#engine/adapters/database/open-database.ts';
import type { PageRequest } from '#engine/domain/paging/page.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { catalogOperations } from './catalog-operations.ts';
import { orderOperations } from './order-operations.ts';
import type { Progress } from './protocol.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly database: Pick<Database, 'dump'>;
  readonly logger: Pick<Logger, 'error'>;
}

interface CustomersRequest {
  readonly search: string;
  readonly page: PageRequest;
}

/**
 * Every operation of the command line, with one request and one response each. The process that has the database open runs
 * it: the running shop, or the command itself. Requests and responses are plain data, so that they can cross processes.
 */
export function createOperatorService({ usecases, database, logger }: Needs) {
  return {
    ...catalogOperations({ usecases, logger }),
    ...orderOperations(usecases),
    listCoupons: (_request: null) => usecases.coupons.list(),
    showCoupon: usecases.coupons.show,
    saveCoupons: usecases.coupons.save,
    disableCoupon: usecases.coupons.disable,
    issueGiftCard: usecases.giftCards.issue,
    giftCardLedger: usecases.giftCards.ledger,
    listGiftCards: (_request: null) => usecases.giftCards.list(),
    showGiftCard: usecases.giftCards.show,
    voidGiftCard: usecases.giftCards.void,
    awaitedStock: (_request: null) => usecases.awaitedStock(),
    listReturns: usecases.returns.list,
    showReturn: usecases.returns.find,
    returnPictures: usecases.returns.pictures,
    answerReturn: usecases.returns.answer,
    listReviews: usecases.reviews.list,
    approveReview: usecases.reviews.approve,
    rejectReview: usecases.reviews.reject,
    answerReview: usecases.reviews.answer,
    importPosts: usecases.importArticles,
    listPosts: (_request: null) => usecases.articles.list(),
    removePost: usecases.articles.remove,
    listCustomers: ({ search, page }: CustomersRequest) => usecases.customers.list(search, page),
    showCustomer: usecases.customers.show,
    logOutCustomer: usecases.customers.logOutEverywhere,
    forgetCustomer: usecases.forgetCustomer,
    listMails: usecases.outbox.list,
    showMail: usecases.outbox.show,
    retryMails: usecases.outbox.retry,
    /** A tar of the embedded database between two transactions; null where the database is a server's. */
    dump: async (_request: null) => database.dump?.() ?? null,
  };
}

export type OperatorService = ReturnType<typeof createOperatorService>;

export type Operation = keyof OperatorService;
export type RequestOf<Name extends Operation> = Parameters<OperatorService[Name]>[0];
export type ResponseOf<Name extends Operation> = Awaited<ReturnType<OperatorService[Name]>>;

/** Calls an operation of the service, in this process or in the running shop's. */
export type Call = <Name extends Operation>(
  operation: Name,
  request: RequestOf<Name>,
  progress?: Progress,
) => Promise<ResponseOf<Name>>;

const NO_PROGRESS: Progress = { onProgress: () => {} };

type Perform = (request: never, progress: Progress) => Promise<unknown>;

/** The types of request and response depend on the operation's name; the compiler cannot follow that through a table. */
export const callLocally = (service: OperatorService): Call =>
  ((operation: Operation, request: never, progress: Progress = NO_PROGRESS) => {
    const perform: Perform = service[operation];
    return perform(request, progress);
  }) as Call;
