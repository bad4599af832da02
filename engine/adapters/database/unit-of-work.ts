import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Needs, UnitOfWork } from '#engine/usecases/ports/ports.ts';
import { createAttempts } from './attempts.ts';
import { createMerchantCatalog } from './catalog/merchant-catalog.ts';
import { createRevisions } from './catalog/revisions.ts';
import { createSellableReads } from './catalog/sellables.ts';
import { createCatalogWriter } from './catalog-writer.ts';
import type { ChangeListener } from './connection/change-feed.ts';
import { isConflict } from './connection/errors.ts';
import { ofCommit } from './connection/unavailable.ts';
import { createCustomers } from './customers/customers.ts';
import { createPersonalData } from './customers/personal-data.ts';
import { createDeferredWrites, type DeferredWrites } from './deferred-writes.ts';
import { createDownloads } from './orders/downloads.ts';
import { createOrders } from './orders/orders.ts';
import { createReturns } from './orders/returns.ts';
import { createPayments } from './payments.ts';
import { createCoupons } from './promotions/coupons.ts';
import { createGiftCards } from './promotions/gift-cards.ts';
import { createReviews } from './reviews/reviews.ts';
import { createSessions } from './sessions.ts';
import { createSales, createStock } from './stock.ts';
import { createStockAlerts } from './stock-alerts.ts';
import type { Tables } from './tables/tables.ts';

const MAX_ATTEMPTS = 4;

/** Runs the whole work again after a conflict with another transaction; any other error is thrown at once. */
export const createUnitOfWork =
  (db: Kysely<Tables>, onCommit: ChangeListener): Needs['unitOfWork'] =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      const deferred = createDeferredWrites();
      let isCommitting = false;
      try {
        const result = await db.transaction().execute(async (transaction) => {
          const done = await work(portsOf(transaction, deferred));
          await deferred.write(transaction);
          isCommitting = true;
          return done;
        });
        if (deferred.announced.length > 0) onCommit(deferred.announced);
        return result;
      } catch (error) {
        if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw isCommitting ? ofCommit(error) : error;
        await sleep(attempt * (10 + Math.random() * 20));
      }
    }
  };

const portsOf = (transaction: Kysely<Tables>, { sessions, outbox, changes }: DeferredWrites): UnitOfWork => ({
  sessions: createSessions(transaction, sessions),
  attempts: createAttempts(transaction),
  customers: createCustomers(transaction),
  sellables: createSellableReads(transaction),
  stock: createStock(transaction),
  stockAlerts: createStockAlerts(transaction),
  orders: createOrders(transaction),
  payments: createPayments(transaction),
  downloads: createDownloads(transaction),
  returns: createReturns(transaction),
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
