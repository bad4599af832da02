import type { Needs, StorePorts } from '#engine/usecases/ports.ts';
import { createCatalog } from './catalog/catalog.ts';
import { createCustomerReads } from './customers/read-customers.ts';
import { createDownloadReads } from './downloads/downloads.ts';
import { isPassing } from './is-passing.ts';
import { createMails } from './mails.ts';
import { createMerchantCatalogReads } from './merchant-catalog/merchant-catalog.ts';
import type { Database } from './open-database.ts';
import { createOrderReads } from './orders/read-orders.ts';
import { createPaymentReads } from './payments.ts';
import { createCouponReads } from './promotions/read-coupons.ts';
import { createGiftCardReads } from './promotions/read-gift-cards.ts';
import { createReviewReads } from './reviews/reviews.ts';
import { createSellableReads } from './sellables/sellables.ts';
import { createSessionReads } from './sessions.ts';
import { createTries } from './tries.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Every port of the use cases that this database answers. */
export type Stores = StorePorts & Pick<Needs, 'catalog'>;

export const createStores = ({ db, changes }: Pick<Database, 'db' | 'changes'>): Stores => ({
  unitOfWork: createUnitOfWork(db, changes.committed),
  isPassing,
  ...createCatalog({ db, changes }),
  sellables: createSellableReads(db),
  sessions: createSessionReads(db),
  orders: createOrderReads(db),
  coupons: createCouponReads(db),
  giftCards: createGiftCardReads(db),
  mails: createMails(db),
  merchantCatalog: createMerchantCatalogReads(db),
  customers: createCustomerReads(db),
  tries: createTries(db),
  payments: createPaymentReads(db),
  downloads: createDownloadReads(db),
  reviews: createReviewReads(db),
});
