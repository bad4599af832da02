import type { Resolvers } from '../generated/resolvers.generated.ts';
import { accountMutations, accountResolvers } from './account.ts';
import { addCartItems } from './add-cart-items.ts';
import { appliedCouponResolvers } from './applied-coupons.ts';
import { attributeResolvers } from './attribute.ts';
import { cartResolvers } from './cart.ts';
import { cartLineResolvers } from './cart-line.ts';
import { cartMutations } from './cart-mutations.ts';
import { cartQueries } from './cart-queries.ts';
import { checkoutMutations } from './checkout.ts';
import { collectionQueries, collectionResolvers } from './collection-stats.ts';
import { couponMutations, couponQueries } from './coupons.ts';
import { customerQueries, customerResolvers } from './customer.ts';
import { downloadableItemResolvers } from './downloadable-items.ts';
import { downloadResolvers } from './downloads.ts';
import { cartErrorResolvers, fillCart } from './fill-cart.ts';
import { loginMutations, loginQueries } from './login.ts';
import { mediaResolvers } from './media-item.ts';
import { nodeQueries, nodeResolvers } from './node.ts';
import { orderMutations, orderQueries, orderResolvers } from './order.ts';
import { orderLineResolvers } from './order-lines.ts';
import { orderRecordResolvers } from './order-record.ts';
import { paymentMutations, paymentQueries } from './payment.ts';
import { postQueries, postResolvers } from './post.ts';
import { productQueries, productResolvers } from './product.ts';
import { reviewQueries, reviewResolvers } from './review.ts';
import { sessionMutations } from './session-data.ts';
import { shippingResolvers } from './shipping.ts';
import { shopQueries, shopResolvers } from './shop-facts.ts';
import { termQueries, termResolvers } from './term.ts';
import { userResolvers } from './user.ts';
import { reviewMutations } from './write-review.ts';

/** Everything the schema promises, gathered from one file per family. */
export const resolvers: Resolvers = {
  RootQuery: {
    ...productQueries,
    ...collectionQueries,
    ...termQueries,
    ...postQueries,
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
    ...reviewMutations,
    ...sessionMutations,
  },
  ...productResolvers,
  ...collectionResolvers,
  ...attributeResolvers,
  ...downloadResolvers,
  ...downloadableItemResolvers,
  ...mediaResolvers,
  ...nodeResolvers,
  ...reviewResolvers,
  ...termResolvers,
  ...postResolvers,
  ...cartResolvers,
  ...cartLineResolvers,
  ...appliedCouponResolvers,
  ...cartErrorResolvers,
  ...shippingResolvers,
  ...customerResolvers,
  ...accountResolvers,
  ...userResolvers,
  ...orderResolvers,
  ...orderLineResolvers,
  ...orderRecordResolvers,
  ...shopResolvers,
};
