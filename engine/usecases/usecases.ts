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
import { type Revision, reviseProducts } from './catalog/revise-products.ts';
import { type FinishOptions, finishRevisions } from './catalog/store-parts.ts';
import { placeOrder } from './checkout/place-order.ts';
import { changeAccount } from './customers/change-account.ts';
import { forgetCustomer } from './customers/forget-customer.ts';
import { beginDeviceLogin, claimGuestSession, findLoggedInCustomer, logIn, logOut } from './customers/log-in.ts';
import { manageCustomers } from './customers/manage-customers.ts';
import { registerCustomer } from './customers/register-customer.ts';
import { resetPassword, sendPasswordReset } from './customers/reset-password.ts';
import { downloadsOfCaller, downloadsOfOrders, openDownload, recordDownload } from './downloads/downloads.ts';
import { deleteOldSentMails, manageOutbox } from './mail/outbox.ts';
import { sendContactMessage } from './mail/send-contact-message.ts';
import { findGuestOrder } from './orders/find-guest-order.ts';
import { addOrderNote, completeOrder, manageOrders } from './orders/manage-orders.ts';
import { browseOrders, readOrder } from './orders/read-order.ts';
import { prepareCartPayment } from './payment/cart-payment.ts';
import { cancelOrder, cancelOverdueOrders, markPaid } from './payment/change-unpaid-order.ts';
import { payOrder, startPayment } from './payment/pay-order.ts';
import { finishRefunds, refundOrder } from './payment/refund-order.ts';
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

/** Binds a use case to its needs. */
const bind =
  <Rest extends readonly unknown[], Answer>(needs: Needs, verb: (needs: Needs, ...rest: Rest) => Answer) =>
  (...rest: Rest): Answer =>
    verb(needs, ...rest);

/** All use cases of the shop. */
export const createUsecases = (needs: Needs) => ({
  settings: needs.settings,
  gateways: needs.gateways,
  now: needs.now,
  catalog: browseCatalog(needs),
  startGuest: bind(needs, startGuest),
  readCart: bind(needs, readCart),
  addToCart: bind(needs, addToCart),
  changeQuantities: bind(needs, changeQuantities),
  removeFromCart: bind(needs, removeFromCart),
  restoreToCart: bind(needs, restoreToCart),
  emptyCart: bind(needs, emptyCart),
  applyCoupon: bind(needs, applyCoupon),
  removeCoupons: bind(needs, removeCoupons),
  chooseShipping: bind(needs, chooseShipping),
  updateAddress: bind(needs, updateAddress),
  updateSessionData: bind(needs, updateSessionData),
  forgetSession: bind(needs, forgetSession),
  placeOrder: bind(needs, placeOrder),
  outbox: manageOutbox(needs),
  deleteOldSentMails: bind(needs, deleteOldSentMails),
  readOrder: bind(needs, readOrder),
  browseOrders: bind(needs, browseOrders),
  findGuestOrder: bind(needs, findGuestOrder),
  customers: manageCustomers(needs),
  forgetCustomer: bind(needs, forgetCustomer),
  orderStats: (customerId: number) => needs.orders.stats(customerId),
  findLoggedInCustomer: bind(needs, findLoggedInCustomer),
  claimGuestSession: bind(needs, claimGuestSession),
  beginLogin: bind(needs, beginDeviceLogin),
  registerCustomer: bind(needs, registerCustomer),
  logIn: bind(needs, logIn),
  logOut: bind(needs, logOut),
  changeAccount: bind(needs, changeAccount),
  sendPasswordReset: bind(needs, sendPasswordReset),
  resetPassword: bind(needs, resetPassword),
  purge: bind(needs, purge),
  startPayment: bind(needs, startPayment),
  prepareCartPayment: bind(needs, prepareCartPayment),
  payOrder: bind(needs, payOrder),
  syncOrderPayments: bind(needs, syncOrderPayments),
  handlePaymentEvent: bind(needs, handlePaymentEvent),
  reconcilePayments: bind(needs, reconcilePayments),
  orders: manageOrders(needs),
  markPaid: bind(needs, markPaid),
  completeOrder: bind(needs, completeOrder),
  cancelOrder: bind(needs, cancelOrder),
  cancelOverdueOrders: bind(needs, cancelOverdueOrders),
  refundOrder: bind(needs, refundOrder),
  finishRefunds: bind(needs, finishRefunds),
  addOrderNote: bind(needs, addOrderNote),
  rateLimit: bind(needs, rateLimit),
  refundAttempt: bind(needs, refundAttempt),
  downloadsOfOrders: bind(needs, downloadsOfOrders),
  downloadsOfCaller: bind(needs, downloadsOfCaller),
  openDownload: bind(needs, openDownload),
  recordDownload: bind(needs, recordDownload),
  writeReview: bind(needs, writeReview),
  reviews: moderateReviews(needs),
  importPictures: bind(needs, importPictures),
  importCategories: bind(needs, importCategories),
  importAttributes: bind(needs, importAttributes),
  importProducts: bind(needs, importProducts),
  importReviews: bind(needs, importReviews),
  importPosts: bind(needs, importArticles),
  sendContactMessage: bind(needs, sendContactMessage),
  saveCoupons: bind(needs, saveCoupons),
  listCoupons: bind(needs, listCoupons),
  showCoupon: bind(needs, showCoupon),
  disableCoupon: bind(needs, disableCoupon),
  issueGiftCard: bind(needs, issueGiftCard),
  listGiftCards: bind(needs, listGiftCards),
  showGiftCard: bind(needs, showGiftCard),
  voidGiftCard: bind(needs, voidGiftCard),
  changeStock: bind(needs, changeStock),
  changePrice: bind(needs, changePrice),
  reviseProducts: <R>(revision: Revision<R>) => reviseProducts(needs, revision),
  finishRevisions: <R>(finishing: FinishOptions<R>) => finishRevisions(needs, finishing),
  catalogReferences: () => needs.unitOfWork(({ catalog }) => catalog.references()),
  merchantCatalog: needs.merchantCatalog,
});

export type Usecases = ReturnType<typeof createUsecases>;
