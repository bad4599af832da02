import type { Wish } from '#engine/domain/cart/wish.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { PlaceOrderInput } from '../orders/place-order.ts';

export const wish = (productId: number | undefined, quantity = 1, rest: Partial<Wish> = {}): Wish => ({
  productId: productId ?? 0,
  variationId: null,
  quantity,
  attributes: [],
  extraData: {},
  ...rest,
});

export const checkout = (rest: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  billing: JAKARTA,
  shipping: null,
  shipToDifferentAddress: false,
  shippingMethods: [],
  paymentMethod: 'bacs',
  note: '',
  meta: {},
  clientMutationId: '',
  ...rest,
});
