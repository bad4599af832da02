import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Needs, UnitOfWork } from '#engine/usecases/ports/ports.ts';
import { createMerchantCatalog } from './catalog/merchant-catalog.ts';
import { createRevisions } from './catalog/revisions.ts';
import { createSellableReads } from './catalog/sellables.ts';
import { createCatalogWriter } from './catalog-writer.ts';
import type { ChangeListener } from './connection/change-feed.ts';
import { createCustomers } from './customers/customers.ts';
import { createPersonalData } from './customers/personal-data.ts';
import { createDeferredWrites, type DeferredWrites } from './deferred-writes.ts';
import { createDownloads } from './orders/downloads.ts';
import { createOrders } from './orders/orders.ts';
import { createPayments } from './payments.ts';
import { createCoupons } from './promotions/coupons.ts';
import { createGiftCards } from './promotions/gift-cards.ts';
import { createReviews } from './reviews/reviews.ts';
import { createSessions } from './sessions.ts';
import { createSales, createStock } from './stock.ts';
import type { Tables } from './tables/tables.ts';

const ATTEMPTS = 4;

/** Deadlock and serialization failure: the server ended one of two that were in each other's way. */
const IN_EACH_OTHERS_WAY = new Set(['40P01', '40001']);

/** Runs the work anew, whole, when another transaction was in its way; its own error goes through at once. */
export const createUnitOfWork =
  (db: Kysely<Tables>, tell: ChangeListener): Needs['unitOfWork'] =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      const owed = createDeferredWrites();
      try {
        const answer = await db.transaction().execute(async (transaction) => {
          const done = await work(inside(transaction, owed));
          await owed.write(transaction);
          return done;
        });
        if (owed.announced.length > 0) tell(owed.announced);
        return answer;
      } catch (error) {
        const canTryAgain = error instanceof pg.DatabaseError && IN_EACH_OTHERS_WAY.has(error.code ?? '');
        if (!canTryAgain || attempt === ATTEMPTS) throw error;
        await sleep(attempt * (10 + Math.random() * 20));
      }
    }
  };

const inside = (transaction: Kysely<Tables>, { sessions, outbox, changes }: DeferredWrites): UnitOfWork => ({
  sessions: createSessions(transaction, sessions),
  customers: createCustomers(transaction),
  sellables: createSellableReads(transaction),
  stock: createStock(transaction),
  orders: createOrders(transaction),
  payments: createPayments(transaction),
  downloads: createDownloads(transaction),
  reviews: createReviews(transaction),
  coupons: createCoupons(transaction),
  giftCards: createGiftCards(transaction),
  personalData: createPersonalData(transaction),
  sales: createSales(transaction),
  outbox,
  catalog: createCatalogWriter(transaction),
  merchantCatalog: createMerchantCatalog(transaction),
  revisions: createRevisions(transaction),
  changes,
});
