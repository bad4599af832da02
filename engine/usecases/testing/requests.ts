import type { AddToCartRequest } from '#engine/domain/cart/choose-sellable.ts';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { PlaceOrderRequest } from '../checkout/place-order.ts';

export const addRequest = (
  productId: number | undefined,
  quantity = 1,
  rest: Partial<AddToCartRequest> = {},
): AddToCartRequest => ({
  productId: productId ?? 0,
  variationId: null,
  quantity,
  attributes: [],
  extraData: {},
  ...rest,
});

export const checkout = (rest: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest => ({
  billing: JAKARTA,
  shipping: null,
  shipToDifferentAddress: false,
  shippingMethods: [],
  paymentMethod: 'bacs',
  note: '',
  meta: {},
  idempotencyKey: '',
  ...rest,
});

/** Of Budi's account. */
export const REGISTRATION = {
  ...NO_PROFILE_CHANGE,
  email: 'budi@example.test',
  username: 'budi',
  password: 'pagi yang cerah',
} as const;
