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
import { beginDeviceLogin, claimGuestSession, findLoggedInCustomer, logIn, logOut } from './customers/log-in.ts';
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
import { payOrder, startPayment } from './payment/pay-order.ts';
import { recordTransfer } from './payment/record-transfer.ts';
import { finishRefunds, previewRefund, refundOrder } from './payment/refund-order.ts';
import { handlePaymentEvent, reconcilePayments, syncOrderPayments } from './payment/sync-payments.ts';
import type { Needs } from './ports/ports.ts';
import { applyCoupon, removeCoupons } from './promotions/apply-coupon.ts';
import { disableCoupon, listCoupons, saveCoupons, showCoupon } from './promotions/manage-coupons.ts';
import { issueGiftCard, listGiftCards, showGiftCard, voidGiftCard } from './promotions/manage-gift-cards.ts';
import { rateLimit, refundAttempt } from './rate-limits/rate-limit.ts';
import { moderateReviews } from './reviews/moderate-reviews.ts';
import { writeReview } from './reviews/write-review.ts';
import { startGuest } from './sessions/open-session.ts';
import { purge } from './sessions/purge.ts';
import { forgetSession, updateSessionData } from './sessions/session-data.ts';
import { notifyBackInStock } from './stock-alerts/notify-back-in-stock.ts';
import { cancelStockAlerts, requestStockAlert, stopStockAlert } from './stock-alerts/request-stock-alert.ts';

/** Binds a use case to its needs, so that callers pass only its own arguments. */
const bind =
  <Args extends readonly unknown[], Output>(needs: Needs, useCase: (needs: Needs, ...args: Args) => Output) =>
  (...args: Args): Output => {
    const result = useCase(needs, ...args);
    needs.onResult?.(useCase.name, result);
    return result;
  };

/** All use cases of the shop. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the list of everything the shop can do
export const createUsecases = (needs: Needs) => ({
  settings: needs.settings,
  gateways: needs.gateways,
  now: needs.now,

  // Sessions and carts
  startGuest: bind(needs, startGuest),
  updateSessionData: bind(needs, updateSessionData),
  forgetSession: bind(needs, forgetSession),
  purge: bind(needs, purge),
  readCart: bind(needs, readCart),
  addToCart: bind(needs, addToCart),
  changeQuantities: bind(needs, changeQuantities),
  removeFromCart: bind(needs, removeFromCart),
  restoreToCart: bind(needs, restoreToCart),
  emptyCart: bind(needs, emptyCart),
  chooseShipping: bind(needs, chooseShipping),
  updateAddress: bind(needs, updateAddress),
  applyCoupon: bind(needs, applyCoupon),
  removeCoupons: bind(needs, removeCoupons),

  // Checkout and payment
  placeOrder: bind(needs, placeOrder),
  takeOrder: bind(needs, takeOrder),
  prepareCartPayment: bind(needs, prepareCartPayment),
  startPayment: bind(needs, startPayment),
  payOrder: bind(needs, payOrder),
  syncOrderPayments: bind(needs, syncOrderPayments),
  handlePaymentEvent: bind(needs, handlePaymentEvent),
  reconcilePayments: bind(needs, reconcilePayments),

  // Orders
  readOrder: bind(needs, readOrder),
  browseOrders: bind(needs, browseOrders),
  findGuestOrder: bind(needs, findGuestOrder),
  orders: orderRecords(needs),
  orderStats: (customerId: number) => needs.orders.stats(customerId),
  addOrderNote: bind(needs, addOrderNote),
  sendMailAgain: bind(needs, sendMailAgain),
  markPaid: bind(needs, markPaid),
  markUnpaid: bind(needs, markUnpaid),
  completeOrder: bind(needs, completeOrder),
  correctShipment: bind(needs, correctShipment),
  readyOrder: bind(needs, readyOrder),
  correctAddresses: bind(needs, correctAddresses),
  releaseOrder: bind(needs, releaseOrder),
  cancelOrder: bind(needs, cancelOrder),
  cancelOwnOrder: bind(needs, cancelOwnOrder),
  cancelOverdueOrders: bind(needs, cancelOverdueOrders),
  refundOrder: bind(needs, refundOrder),
  previewRefund: bind(needs, previewRefund),
  recordTransfer: bind(needs, recordTransfer),
  finishRefunds: bind(needs, finishRefunds),
  requestReturn: bind(needs, requestReturn),
  returns: manageReturns(needs),
  requestReviews: bind(needs, requestReviews),

  // Downloads
  downloadsOfOrders: bind(needs, downloadsOfOrders),
  downloadsOfCaller: bind(needs, downloadsOfCaller),
  openDownload: bind(needs, openDownload),
  recordDownload: bind(needs, recordDownload),

  // Customers and logins
  registerCustomer: bind(needs, registerCustomer),
  logIn: bind(needs, logIn),
  logOut: bind(needs, logOut),
  beginLogin: bind(needs, beginDeviceLogin),
  findLoggedInCustomer: bind(needs, findLoggedInCustomer),
  loginsOf: (customerId: number) => needs.customers.loginsOf(customerId),
  claimGuestSession: bind(needs, claimGuestSession),
  changeAccount: bind(needs, changeAccount),
  sendPasswordReset: bind(needs, sendPasswordReset),
  checkPasswordReset: bind(needs, checkPasswordReset),
  resetPassword: bind(needs, resetPassword),
  customers: manageCustomers(needs),
  forgetCustomer: bind(needs, forgetCustomer),
  eraseAccount: bind(needs, eraseAccount),

  // Rate limits
  rateLimit: bind(needs, rateLimit),
  refundAttempt: bind(needs, refundAttempt),

  // Catalog and reviews
  catalog: browseCatalog(needs),
  unregisteredOils: bind(needs, unregisteredOils),
  writeReview: bind(needs, writeReview),
  reviews: moderateReviews(needs),
  requestStockAlert: bind(needs, requestStockAlert),
  cancelStockAlerts: bind(needs, cancelStockAlerts),
  stopStockAlert: bind(needs, stopStockAlert),
  stockAlertsOf: (customerId: number) => needs.stockAlerts.ofCustomer(customerId),
  notifyBackInStock: bind(needs, notifyBackInStock),
  awaitedStock: () => needs.stockAlerts.awaited(),

  // Merchant: products
  merchantCatalog: needs.merchantCatalog,
  catalogReferences: () => needs.unitOfWork(({ catalog }) => catalog.references()),
  changeStock: bind(needs, changeStock),
  changePrice: bind(needs, changePrice),
  reviseProducts: <R>(revision: Revision<R>) => reviseProducts(needs, revision),
  finishRevisions: <R>(finishing: FinishOptions<R>) => finishRevisions(needs, finishing),
  removeProduct: bind(needs, removeProduct),
  duplicateProduct: bind(needs, duplicateProduct),
  saveCategory: bind(needs, saveCategory),
  removeCategory: bind(needs, removeCategory),
  saveAttribute: bind(needs, saveAttribute),
  removeAttribute: bind(needs, removeAttribute),
  listTags: bind(needs, listTags),
  saveTag: bind(needs, saveTag),
  removeTag: bind(needs, removeTag),
  importPictures: bind(needs, importPictures),
  importCategories: bind(needs, importCategories),
  importAttributes: bind(needs, importAttributes),
  importProducts: bind(needs, importProducts),
  importReviews: bind(needs, importReviews),
  importArticles: bind(needs, importArticles),
  listArticles: bind(needs, listArticles),
  removeArticle: bind(needs, removeArticle),

  // Merchant: coupons and gift cards
  saveCoupons: bind(needs, saveCoupons),
  listCoupons: bind(needs, listCoupons),
  showCoupon: bind(needs, showCoupon),
  disableCoupon: bind(needs, disableCoupon),
  issueGiftCard: bind(needs, issueGiftCard),
  listGiftCards: bind(needs, listGiftCards),
  showGiftCard: bind(needs, showGiftCard),
  voidGiftCard: bind(needs, voidGiftCard),

  // Email
  outbox: manageOutbox(needs),
  deleteOldSentMails: bind(needs, deleteOldSentMails),
  sendContactMessage: bind(needs, sendContactMessage),
});

export type Usecases = ReturnType<typeof createUsecases>;
