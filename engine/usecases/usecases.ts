import { addToCart } from './cart/add-to-cart.ts';
import { changeQuantities, emptyCart, removeFromCart, restoreToCart } from './cart/change-lines.ts';
import { chooseShipping, updateAddress } from './cart/choose-delivery.ts';
import { readCart } from './cart/read-cart.ts';
import { browseCatalog } from './catalog/browse-catalog.ts';
import { changePrice, changeStock } from './catalog/change-product.ts';
import {
  importArticles,
  importAttributes,
  importCategories,
  importPictures,
  importProducts,
  importReviews,
} from './catalog/import-catalog.ts';
import { listArticles, removeArticle } from './catalog/keep-articles.ts';
import { duplicateProduct, removeProduct } from './catalog/keep-products.ts';
import { listTags, removeTag, saveTag } from './catalog/keep-tags.ts';
import { removeAttribute, removeCategory, saveAttribute, saveCategory } from './catalog/keep-taxonomies.ts';
import { unregisteredOils } from './catalog/lubricants.ts';
import { type Revision, reviseProducts } from './catalog/revise-products.ts';
import { type FinishOptions, finishRevisions } from './catalog/store-parts.ts';
import { placeOrder } from './checkout/place-order.ts';
import { takeOrder } from './checkout/take-order.ts';
import { changeAccount } from './customers/change-account.ts';
import { eraseAccount } from './customers/erase-account.ts';
import { forgetCustomer } from './customers/forget-customer.ts';
import {
  beginDeviceLogin,
  claimGuestSession,
  findLoggedInCustomer,
  logIn,
  logOut,
  logOutElsewhere,
} from './customers/log-in.ts';
import { manageCustomers } from './customers/manage-customers.ts';
import { registerCustomer } from './customers/register-customer.ts';
import { checkPasswordReset, resetPassword, sendPasswordReset } from './customers/reset-password.ts';
import { downloadsOfCaller, downloadsOfOrders, openDownload, recordDownload } from './downloads/downloads.ts';
import { deleteOldSentMails, manageOutbox } from './mail/outbox.ts';
import { sendContactMessage } from './mail/send-contact-message.ts';
import { correctAddresses } from './orders/correct-addresses.ts';
import { findGuestOrder } from './orders/find-guest-order.ts';
import { manageReturns } from './orders/manage-returns.ts';
import { markUnpaid } from './orders/mark-unpaid.ts';
import { orderRecords } from './orders/order-records.ts';
import { browseOrders, readOrder } from './orders/read-order.ts';
import { requestReturn } from './orders/request-return.ts';
import { requestReviews } from './orders/request-reviews.ts';
import { sendMailAgain } from './orders/send-mail-again.ts';
import { completeOrder, correctShipment, readyOrder, releaseOrder } from './orders/send-order.ts';
import { addOrderNote } from './orders/write-note.ts';
import { prepareCartPayment } from './payment/cart-payment.ts';
import { cancelOrder, cancelOverdueOrders, cancelOwnOrder, markPaid } from './payment/change-unpaid-order.ts';
import { handlePaymentEvent } from './payment/handle-payment-event.ts';
import { payOrder, startPayment } from './payment/pay-order.ts';
import { reconcilePayments } from './payment/reconcile-payments.ts';
import { recordTransfer } from './payment/record-transfer.ts';
import { finishRefunds, previewRefund, refundOrder } from './payment/refund-order.ts';
import { syncOrderPayments } from './payment/sync-payments.ts';
import type { LowStockQuery } from './ports/merchant-catalog.ts';
import type { Needs } from './ports/ports.ts';
import { applyCoupon, removeCoupons } from './promotions/apply-coupon.ts';
import { disableCoupon, listCoupons, saveCoupons, showCoupon } from './promotions/manage-coupons.ts';
import {
  giftCardLedger,
  issueGiftCard,
  listGiftCards,
  showGiftCard,
  voidGiftCard,
} from './promotions/manage-gift-cards.ts';
import { rateLimit, refundAttempt } from './rate-limits/rate-limit.ts';
import { moderateReviews } from './reviews/moderate-reviews.ts';
import { writeReview } from './reviews/write-review.ts';
import { startGuest } from './sessions/open-session.ts';
import { purge } from './sessions/purge.ts';
import { forgetSession, updateSessionData } from './sessions/session-data.ts';
import { notifyBackInStock } from './stock-alerts/notify-back-in-stock.ts';
import { cancelStockAlerts, requestStockAlert, stopStockAlert } from './stock-alerts/request-stock-alert.ts';

type UseCase = (needs: Needs, ...args: never[]) => unknown;

/** As callers see them: without their needs. */
type Bound<UseCases> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends (needs: Needs, ...args: infer Args) => infer Output
    ? (...args: Args) => Output
    : never;
};

/** Binds use cases to their needs, so that callers pass only their own arguments. */
function bindAll<UseCases extends Readonly<Record<string, UseCase>>>(
  needs: Needs,
  useCases: UseCases,
): Bound<UseCases> {
  const bind =
    (useCase: UseCase) =>
    (...args: never[]) => {
      const result = useCase(needs, ...args);
      needs.onResult?.(useCase.name, result);
      return result;
    };
  const bound = Object.entries(useCases).map(([name, useCase]) => [name, bind(useCase)]);
  // The types of arguments and result depend on the name; the compiler cannot follow that through a table.
  return Object.fromEntries(bound) as Bound<UseCases>;
}

const CARTS = {
  startGuest,
  updateSessionData,
  forgetSession,
  purge,
  readCart,
  addToCart,
  changeQuantities,
  removeFromCart,
  restoreToCart,
  emptyCart,
  chooseShipping,
  updateAddress,
  applyCoupon,
  removeCoupons,
};

const CHECKOUT = {
  placeOrder,
  takeOrder,
  prepareCartPayment,
  startPayment,
  payOrder,
  syncOrderPayments,
  handlePaymentEvent,
  reconcilePayments,
};

const ORDERS = {
  readOrder,
  browseOrders,
  findGuestOrder,
  addOrderNote,
  sendMailAgain,
  markPaid,
  markUnpaid,
  completeOrder,
  correctShipment,
  readyOrder,
  correctAddresses,
  releaseOrder,
  cancelOrder,
  cancelOwnOrder,
  cancelOverdueOrders,
  refundOrder,
  previewRefund,
  recordTransfer,
  finishRefunds,
  requestReturn,
  requestReviews,
};

const CUSTOMERS = {
  registerCustomer,
  logIn,
  logOut,
  logOutElsewhere,
  beginLogin: beginDeviceLogin,
  findLoggedInCustomer,
  claimGuestSession,
  changeAccount,
  sendPasswordReset,
  checkPasswordReset,
  resetPassword,
  forgetCustomer,
  eraseAccount,
};

const CATALOG = {
  unregisteredOils,
  writeReview,
  requestStockAlert,
  cancelStockAlerts,
  stopStockAlert,
  notifyBackInStock,
};

const PRODUCTS = {
  changeStock,
  changePrice,
  removeProduct,
  duplicateProduct,
  importPictures,
  importCategories,
  importAttributes,
  importProducts,
  importReviews,
  importArticles,
};

/** All use cases of the shop. What an operator keeps (coupons, tags, returns …) is an object of its own. */
export const createUsecases = (needs: Needs) => ({
  settings: needs.settings,
  gateways: needs.gateways,
  now: needs.now,

  ...bindAll(needs, CARTS),

  ...bindAll(needs, CHECKOUT),

  ...bindAll(needs, ORDERS),
  orders: orderRecords(needs),
  orderStats: (customerId: number) => needs.orders.stats(customerId),
  returns: manageReturns(needs),
  giftCardReturns: (orderIds: readonly number[]) => needs.giftCards.returns(orderIds),

  ...bindAll(needs, { downloadsOfOrders, downloadsOfCaller, openDownload, recordDownload }),

  ...bindAll(needs, CUSTOMERS),
  loginsOf: (customerId: number) => needs.customers.loginsOf(customerId),
  customers: manageCustomers(needs),

  ...bindAll(needs, { rateLimit, refundAttempt }),

  ...bindAll(needs, CATALOG),
  catalog: browseCatalog(needs),
  reviews: moderateReviews(needs),
  stockAlertsOf: (customerId: number) => needs.stockAlerts.ofCustomer(customerId),
  awaitedStock: () => needs.stockAlerts.awaited(),

  ...bindAll(needs, PRODUCTS),
  merchantCatalog: needs.merchantCatalog,
  lowStock: (query: Omit<LowStockQuery, 'lowAmount'>) =>
    needs.merchantCatalog.lowStock({ ...query, lowAmount: needs.settings.lowStockAmount }),
  catalogReferences: () => needs.unitOfWork(({ catalog }) => catalog.references()),
  reviseProducts: <R>(revision: Revision<R>) => reviseProducts(needs, revision),
  finishRevisions: <R>(finishing: FinishOptions<R>) => finishRevisions(needs, finishing),
  categories: bindAll(needs, { save: saveCategory, remove: removeCategory }),
  attributes: bindAll(needs, { save: saveAttribute, remove: removeAttribute }),
  tags: bindAll(needs, { list: listTags, save: saveTag, remove: removeTag }),
  articles: bindAll(needs, { list: listArticles, remove: removeArticle }),

  coupons: bindAll(needs, { list: listCoupons, show: showCoupon, save: saveCoupons, disable: disableCoupon }),
  giftCards: bindAll(needs, {
    list: listGiftCards,
    ledger: giftCardLedger,
    show: showGiftCard,
    issue: issueGiftCard,
    void: voidGiftCard,
  }),

  ...bindAll(needs, { deleteOldSentMails, sendContactMessage }),
  outbox: manageOutbox(needs),
});

export type Usecases = ReturnType<typeof createUsecases>;
