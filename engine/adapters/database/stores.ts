import { NO_WORDS, type SearchWords } from '#engine/domain/search/words/search-words.ts';
import type { Needs, StorePorts } from '#engine/usecases/ports/ports.ts';
import { createAttempts } from './attempts.ts';
import { createMerchantCatalogReads } from './catalog/merchant-catalog.ts';
import { createSellableReads } from './catalog/sellables.ts';
import { createCatalog } from './catalog-cache/catalog.ts';
import { isTransientError } from './connection/errors.ts';
import { unavailabilityOf } from './connection/unavailable.ts';
import { createCustomerReads } from './customers/read-customers.ts';
import { createMails } from './mails.ts';
import type { Database } from './open-database.ts';
import { createDownloadReads } from './orders/downloads.ts';
import { createOrderReads } from './orders/orders.ts';
import { createReturnReads } from './orders/returns.ts';
import { createPaymentReads } from './payments.ts';
import { createGiftCardReads } from './promotions/gift-cards.ts';
import { createCouponReads } from './promotions/read-coupons.ts';
import { createReviewReads } from './reviews/reviews.ts';
import { createSessionReads } from './sessions.ts';
import { createStockAlertReads } from './stock-alerts.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Every port of the use cases that this database answers. */
export type Stores = StorePorts & Pick<Needs, 'catalog'>;

/** @param searchWords what the operator tells the search about the words of shoppers */
export const createStores = (
  { db, changes }: Pick<Database, 'db' | 'changes'>,
  searchWords: SearchWords = NO_WORDS,
): Stores => ({
  unitOfWork: createUnitOfWork(db, changes.committed),
  isTransientError,
  unavailabilityOf,
  ...createCatalog({ db, changes }, searchWords),
  sellables: createSellableReads(db),
  sessions: createSessionReads(db),
  orders: createOrderReads(db),
  coupons: createCouponReads(db),
  giftCards: createGiftCardReads(db),
  mails: createMails(db),
  merchantCatalog: createMerchantCatalogReads(db),
  customers: createCustomerReads(db),
  attempts: createAttempts(db),
  payments: createPaymentReads(db),
  downloads: createDownloadReads(db),
  returns: createReturnReads(db),
  reviews: createReviewReads(db),
  stockAlerts: createStockAlertReads(db),
});
