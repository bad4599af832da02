import type { Resolvers } from '../generated/resolvers.generated.ts';
import { articleTermQueries, articleTermResolvers } from './articles/article-terms.ts';
import { postQueries, postResolvers } from './articles/post.ts';
import { addCartItems } from './cart/add-cart-items.ts';
import { cartQueries, cartResolvers, shippingResolvers } from './cart/cart.ts';
import { cartLineResolvers } from './cart/cart-line.ts';
import { cartMutations } from './cart/cart-mutations.ts';
import { appliedCouponResolvers, couponMutations, couponQueries } from './cart/coupons.ts';
import { cartErrorResolvers, fillCart } from './cart/fill-cart.ts';
import { attributeResolvers } from './catalog/attributes.ts';
import { collectionQueries, collectionResolvers } from './catalog/collection-stats.ts';
import { downloadResolvers } from './catalog/downloads.ts';
import { mediaResolvers } from './catalog/media-item.ts';
import { productQueries, productResolvers } from './catalog/product.ts';
import { offerResolvers } from './catalog/product-prices.ts';
import { stockAlertMutations } from './catalog/stock-alerts.ts';
import { termQueries, termResolvers } from './catalog/term-resolvers.ts';
import { accountMutations, accountResolvers } from './customers/account.ts';
import { addressResolvers, customerFields, customerQueries, sessionMutations } from './customers/customer.ts';
import { loginMutations, loginQueries } from './customers/login.ts';
import { ownDataFields, ownDataMutations, ownDataResolvers } from './customers/own-data.ts';
import { userResolvers } from './customers/user.ts';
import { nodeQueries, nodeResolvers } from './node.ts';
import { checkoutMutations } from './orders/checkout.ts';
import { customerOrderFields } from './orders/customer-orders.ts';
import { downloadableItemResolvers } from './orders/downloadable-items.ts';
import { invoiceResolvers } from './orders/invoice.ts';
import { orderMutations, orderQueries, orderResolvers } from './orders/order.ts';
import { orderLineResolvers } from './orders/order-lines.ts';
import { orderRecordResolvers } from './orders/order-record.ts';
import { paymentMutations, paymentQueries } from './orders/payment.ts';
import { returnMutations, returnResolvers } from './orders/returns.ts';
import { reviewMutations, reviewQueries, reviewResolvers } from './reviews/review.ts';
import { shopQueries, shopResolvers } from './shop/shop-facts.ts';

/** Everything the schema promises, gathered from one file per family. */
export const resolvers: Resolvers = {
  RootQuery: {
    ...productQueries,
    ...collectionQueries,
    ...termQueries,
    ...postQueries,
    ...articleTermQueries,
    ...cartQueries,
    ...couponQueries,
    ...customerQueries,
    ...loginQueries,
    ...orderQueries,
    ...nodeQueries,
    ...paymentQueries,
    ...reviewQueries,
    ...shopQueries,
  },
  RootMutation: {
    ...cartMutations,
    addCartItems,
    ...couponMutations,
    fillCart,
    ...accountMutations,
    ...loginMutations,
    ...orderMutations,
    ...checkoutMutations,
    ...paymentMutations,
    ...returnMutations,
    ...reviewMutations,
    ...sessionMutations,
    ...stockAlertMutations,
    ...ownDataMutations,
  },
  ...productResolvers,
  ...offerResolvers,
  ...collectionResolvers,
  ...attributeResolvers,
  ...downloadResolvers,
  ...downloadableItemResolvers,
  ...mediaResolvers,
  ...nodeResolvers,
  ...reviewResolvers,
  ...termResolvers,
  ...postResolvers,
  ...articleTermResolvers,
  ...cartResolvers,
  ...cartLineResolvers,
  ...appliedCouponResolvers,
  ...cartErrorResolvers,
  ...shippingResolvers,
  Customer: { ...customerFields, ...customerOrderFields, ...ownDataFields },
  ...ownDataResolvers,
  ...addressResolvers,
  ...accountResolvers,
  ...userResolvers,
  ...orderResolvers,
  ...orderLineResolvers,
  ...orderRecordResolvers,
  ...returnResolvers,
  ...invoiceResolvers,
  ...shopResolvers,
};
