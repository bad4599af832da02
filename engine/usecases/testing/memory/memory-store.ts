import type { StorePorts, UnitOfWork } from '../../ports/ports.ts';
import { attempts, attemptsIn } from './attempts.ts';
import { couponReads, coupons } from './coupons.ts';
import { customerReads, customers } from './customers.ts';
import { downloadReads, downloads } from './downloads.ts';
import { giftCardReads, giftCards } from './gift-cards.ts';
import { addMail, mails } from './mails.ts';
import { merchantCatalog } from './merchant-catalog.ts';
import { orderReads, orders } from './orders.ts';
import { paymentReads, payments } from './payments.ts';
import { personalData } from './personal-data.ts';
import { returnReads, returns } from './returns.ts';
import { reviewReads, reviews } from './reviews.ts';
import { revisions } from './revisions.ts';
import { sellableReads } from './sellables.ts';
import { sessionReads, sessions } from './sessions.ts';
import { countSales, emptyState, type State } from './state.ts';
import { stock } from './stock.ts';
import { stockAlertReads, stockAlerts } from './stock-alerts.ts';
import { writer } from './writer.ts';

export interface MemoryStore extends StorePorts {
  /** The committed state. */
  readonly state: State;
}

/** A store in memory: transactions run one after the other, each on a copy that replaces the state on commit. */
export function memoryStore(): MemoryStore {
  let state = emptyState();
  let queue: Promise<unknown> = Promise.resolve();
  const committed = () => state;
  const run = async <T>(work: (state: State) => Promise<T> | T): Promise<T> => {
    const copy = structuredClone(state);
    const answer = await work(copy);
    state = copy;
    return answer;
  };
  const inTurn = <T>(work: (state: State) => Promise<T> | T): Promise<T> => {
    const answer = queue.then(() => run(work));
    queue = answer.catch(() => undefined);
    return answer;
  };
  return {
    get state() {
      return state;
    },
    sellables: sellableReads(committed),
    cachedSellables: async () => ({ sellable: () => null, product: () => null }),
    sessions: sessionReads(committed, inTurn),
    orders: orderReads(committed),
    coupons: couponReads(committed),
    giftCards: giftCardReads(committed),
    mails: mails(inTurn),
    payments: paymentReads(committed),
    merchantCatalog: merchantCatalog(committed),
    unitOfWork: (work) => inTurn((copy) => work(unitOfWork(copy))),
    isTransientError: () => false,
    unavailabilityOf: () => null,
    customers: customerReads(committed),
    attempts: attempts(inTurn),
    downloads: downloadReads(committed),
    returns: returnReads(committed),
    reviews: reviewReads(committed),
    stockAlerts: stockAlertReads(committed),
  };
}

const unitOfWork = (state: State): UnitOfWork => ({
  sessions: sessions(state),
  attempts: attemptsIn(state),
  customers: customers(state),
  sellables: sellableReads(() => state),
  stock: stock(state),
  stockAlerts: stockAlerts(state),
  orders: orders(state),
  payments: payments(state),
  downloads: downloads(state),
  returns: returns(state),
  reviews: reviews(state),
  coupons: coupons(state),
  giftCards: giftCards(state),
  personalData: personalData(state),
  catalog: writer(state),
  sales: {
    async count(lines) {
      countSales(state, lines);
    },
  },
  outbox: {
    async add(...mails) {
      for (const mail of mails) addMail(state, mail);
    },
  },
  merchantCatalog: merchantCatalog(() => state),
  revisions: revisions(state),
  changes: {
    async announce(changes) {
      state.changes.push(...changes);
    },
  },
});
