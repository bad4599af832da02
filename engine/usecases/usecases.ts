import { addToCart } from './add-to-cart.ts';
import { applyCoupon } from './apply-coupon.ts';
import { browseCatalog } from './browse-catalog.ts';
import { browseOrders } from './browse-orders.ts';
import { changeAccount } from './change-account.ts';
import { changePrice } from './change-price.ts';
import { changeQuantities } from './change-quantities.ts';
import { changeStock } from './change-stock.ts';
import { chooseShipping } from './choose-shipping.ts';
import { emptyCart } from './empty-cart.ts';
import { findGuestOrder } from './find-guest-order.ts';
import { forgetSentMails } from './forget-sent-mails.ts';
import { importAttributes } from './import-attributes.ts';
import { importCategories } from './import-categories.ts';
import { importPictures } from './import-pictures.ts';
import { importPosts } from './import-posts.ts';
import { importProducts } from './import-products.ts';
import { importReviews } from './import-reviews.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { forgiveTry, limitTries } from './limit-tries.ts';
import { downloadsOfCaller, downloadsOfOrders } from './list-downloads.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { disableCoupon, listCoupons, showCoupon } from './manage-coupons.ts';
import { manageCustomers } from './manage-customers.ts';
import { listGiftCards, showGiftCard, voidGiftCard } from './manage-gift-cards.ts';
import { moderateReviews } from './moderate-reviews.ts';
import { openDownload } from './open-download.ts';
import { addOrderNote } from './order-life/add-order-note.ts';
import { cancelOrder } from './order-life/cancel-order.ts';
import { cancelOverdue } from './order-life/cancel-overdue.ts';
import { completeOrder } from './order-life/complete-order.ts';
import { finishRefunds } from './order-life/finish-refunds.ts';
import { manageOrders } from './order-life/manage-orders.ts';
import { markPaid } from './order-life/mark-paid.ts';
import { refundOrder } from './order-life/refund-order.ts';
import { manageOutbox } from './outbox.ts';
import { cartPayment } from './payment/cart-payment.ts';
import { hearOfPayment } from './payment/hear-of-payment.ts';
import { lookAfterPayments } from './payment/look-after-payments.ts';
import { payOrder } from './payment/pay-order.ts';
import { returnFromPayment } from './payment/return-from-payment.ts';
import { startPayment } from './payment/start-payment.ts';
import { placeOrder } from './place-order.ts';
import type { Needs } from './ports.ts';
import { purge } from './purge.ts';
import { readCart } from './read-cart.ts';
import { readOrder } from './read-order.ts';
import { beginDeviceLogin, claimGuest, recognise } from './recognise.ts';
import { registerCustomer } from './register-customer.ts';
import { removeCoupons } from './remove-coupons.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { resetPassword } from './reset-password.ts';
import { restoreToCart } from './restore-to-cart.ts';
import { type Revision, reviseProducts } from './revise-products.ts';
import { saveCoupons } from './save-coupons.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { setStock } from './set-stock.ts';
import { startGuest } from './start-guest.ts';
import { takeDownload } from './take-download.ts';
import { updateAddress } from './update-address.ts';
import { writeReview } from './write-review.ts';

/** Leaves out the first parameter: what the verbs need is given once. */
const bind =
  <Rest extends readonly unknown[], Answer>(needs: Needs, verb: (needs: Needs, ...rest: Rest) => Answer) =>
  (...rest: Rest): Answer =>
    verb(needs, ...rest);

/** All the shop can do, ready to be asked. */
export const createUsecases = (needs: Needs) => ({
  settings: needs.settings,
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
  placeOrder: bind(needs, placeOrder),
  outbox: manageOutbox(needs),
  forgetSentMails: bind(needs, forgetSentMails),
  readOrder: bind(needs, readOrder),
  browseOrders: bind(needs, browseOrders),
  findGuestOrder: bind(needs, findGuestOrder),
  customers: manageCustomers(needs),
  standingOf: (customerId: number) => needs.orders.standing(customerId),
  recognise: bind(needs, recognise),
  claimGuest: bind(needs, claimGuest),
  beginLogin: bind(needs, beginDeviceLogin),
  registerCustomer: bind(needs, registerCustomer),
  logIn: bind(needs, logIn),
  logOut: bind(needs, logOut),
  changeAccount: bind(needs, changeAccount),
  sendPasswordReset: bind(needs, sendPasswordReset),
  resetPassword: bind(needs, resetPassword),
  purge: bind(needs, purge),
  startPayment: bind(needs, startPayment),
  cartPayment: bind(needs, cartPayment),
  payOrder: bind(needs, payOrder),
  returnFromPayment: bind(needs, returnFromPayment),
  hearOfPayment: bind(needs, hearOfPayment),
  lookAfterPayments: bind(needs, lookAfterPayments),
  orders: manageOrders(needs),
  markPaid: bind(needs, markPaid),
  completeOrder: bind(needs, completeOrder),
  cancelOrder: bind(needs, cancelOrder),
  cancelOverdue: bind(needs, cancelOverdue),
  refundOrder: bind(needs, refundOrder),
  finishRefunds: bind(needs, finishRefunds),
  addOrderNote: bind(needs, addOrderNote),
  limitTries: bind(needs, limitTries),
  forgiveTry: bind(needs, forgiveTry),
  downloadsOfOrders: bind(needs, downloadsOfOrders),
  downloadsOfCaller: bind(needs, downloadsOfCaller),
  openDownload: bind(needs, openDownload),
  takeDownload: bind(needs, takeDownload),
  writeReview: bind(needs, writeReview),
  reviews: moderateReviews(needs),
  importPictures: bind(needs, importPictures),
  importCategories: bind(needs, importCategories),
  importAttributes: bind(needs, importAttributes),
  importProducts: bind(needs, importProducts),
  importReviews: bind(needs, importReviews),
  importPosts: bind(needs, importPosts),
  sendContactMessage: bind(needs, sendContactMessage),
  setStock: bind(needs, setStock),
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
  register: needs.register,
});

export type Usecases = ReturnType<typeof createUsecases>;
