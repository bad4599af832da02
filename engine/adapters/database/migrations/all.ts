import { catalog } from './001-catalog.ts';
import { products } from './002-products.ts';
import { stock } from './003-stock.ts';
import { reviewsAndArticles } from './004-reviews-and-articles.ts';
import { sessionsAndOrders } from './005-sessions-and-orders.ts';
import { customers } from './006-customers.ts';
import { couponsAndGiftCards } from './007-coupons-and-gift-cards.ts';
import { paymentsAndRefunds } from './008-payments-and-refunds.ts';
import { mailRelay } from './009-mail-relay.ts';
import { downloadsAndRelations } from './010-downloads-and-relations.ts';
import { reviewModeration } from './012-review-moderation.ts';
import { sessionData } from './013-session-data.ts';
import { sessionVersions } from './014-session-versions.ts';
import { orderEvents } from './015-order-events.ts';
import { stagedRevisions } from './016-staged-revisions.ts';
import { leasedRevisions } from './017-leased-revisions.ts';
import { attempts } from './018-attempts.ts';
import { returns } from './019-returns.ts';
import { reviewRequests } from './020-review-requests.ts';
import { stockAlerts } from './021-stock-alerts.ts';
import { kindsOfLogins } from './022-kinds-of-logins.ts';
import { stockAlertsOfCustomers } from './023-stock-alerts-of-customers.ts';
import { localAttributes } from './024-local-attributes.ts';
import { mediumPictures } from './025-medium-pictures.ts';
import { shipments } from './026-shipments.ts';
import { groupedProducts } from './027-grouped-products.ts';
import { invoices } from './028-invoices.ts';
import { backorderedLines } from './029-backordered-lines.ts';
import { ordersToCollect } from './030-orders-to-collect.ts';
import { unpaidOrders } from './031-unpaid-orders.ts';
import { longHistories } from './032-long-histories.ts';
import { reviewAnswers } from './033-review-answers.ts';
import { missingParcels } from './034-missing-parcels.ts';
import { orderSearch } from './035-order-search.ts';
import { unusedIndexes } from './036-unused-indexes.ts';
import { tagsOfProducts } from './037-tags-of-products.ts';
import type { Migration } from './migration.ts';

/** In the order they are applied. A released one never changes: what comes later is a new one at the end. */
export const MIGRATIONS: readonly Migration[] = [
  catalog,
  products,
  stock,
  reviewsAndArticles,
  sessionsAndOrders,
  customers,
  couponsAndGiftCards,
  paymentsAndRefunds,
  mailRelay,
  downloadsAndRelations,
  reviewModeration,
  sessionData,
  sessionVersions,
  orderEvents,
  stagedRevisions,
  leasedRevisions,
  attempts,
  returns,
  reviewRequests,
  stockAlerts,
  kindsOfLogins,
  stockAlertsOfCustomers,
  localAttributes,
  mediumPictures,
  shipments,
  groupedProducts,
  invoices,
  backorderedLines,
  ordersToCollect,
  unpaidOrders,
  longHistories,
  reviewAnswers,
  missingParcels,
  orderSearch,
  unusedIndexes,
  tagsOfProducts,
];
