import type { Cart } from '../model/cart/cart.ts';
import type { RememberedCart } from './cart-memory.ts';
import {
  ApplyCoupon,
  addToCart,
  type CartFragment,
  ChangeShippingMethod,
  EmptyCart,
  RemoveCoupons,
  RestoreCartItems,
  UpDateCartQuantity,
} from './generated/operations.generated.ts';
import { cartOf } from './map/cart.ts';
import { addOnce, changeUntil } from './repeatable-changes.ts';
import { ok, type Result, refused } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';
import { ApiFailure, type OperationResult } from './transport/run-operation.ts';

interface Needs {
  readonly run: RunForShopper;
  cart(): Promise<Cart>;
  /** Of this shopper; null over this shop's own engine, which knows by itself what is sent again. */
  remembered(): RememberedCart | null;
  see(cart: Cart): void;
}

export interface AddToCartRequest {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  readonly choices?: readonly { readonly attribute: string; readonly value: string }[];
  /** Random per form: sent twice, it is added once. */
  readonly idempotencyKey?: string | undefined;
}

/** What a shopper does with the cart. */
export interface CartChanges {
  addToCart(line: AddToCartRequest): Promise<Result<Cart>>;
  /** Zero removes the line. */
  changeQuantity(key: string, quantity: number): Promise<Result<Cart>>;
  /** Puts a removed line back in its place. */
  restoreLine(key: string): Promise<Result<Cart>>;
  emptyCart(): Promise<Result<Cart>>;
  /** Takes a code of a coupon or of a gift card. */
  applyCode(code: string): Promise<Result<Cart>>;
  removeCode(code: string): Promise<Result<Cart>>;
  chooseShipping(rateId: string): Promise<Result<Cart>>;
}

/** Over another backend a change whose response is lost is looked for in the cart. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one operation per method
export function createCartChanges({ run, cart, remembered, see }: Needs): CartChanges {
  async function changed<Data>(
    pending: Promise<OperationResult<Data>>,
    pick: (data: Data) => CartFragment | null | undefined,
  ): Promise<Result<Cart>> {
    const result = await pending;
    if (!result.ok) return refused(result.refusal);
    const raw = pick(result.data);
    // A cart without its list is not an empty one.
    if (!raw?.contents) throw new ApiFailure('the commerce API returned no cart');
    const value = cartOf(raw);
    see(value);
    return ok(value);
  }

  function until(isDone: (cart: Cart) => boolean, change: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const known = remembered();
    return known ? known.inTurn(() => changeUntil(isDone, { change, cart })) : change();
  }

  return {
    addToCart(line) {
      const change = () => changed(run(addToCart, { input: addToCartInput(line) }), (data) => data.addToCart?.cart);
      const known = remembered();
      return known ? addOnce(known, line, { change, cart }) : change();
    },
    changeQuantity: (key, quantity) =>
      until(
        ({ lines }) => (lines.find((line) => line.key === key)?.quantity ?? 0) === quantity,
        () => changed(run(UpDateCartQuantity, { key, quantity }), (data) => data.updateItemQuantities?.cart),
      ),
    restoreLine: (key) =>
      until(
        ({ lines }) => lines.some((line) => line.key === key),
        () => changed(run(RestoreCartItems, { keys: [key] }), (data) => data.restoreCartItems?.cart),
      ),
    async emptyCart() {
      const emptied = await until(
        ({ lines }) => lines.length === 0,
        () => changed(run(EmptyCart, {}), (data) => data.emptyCart?.cart),
      );
      // A link that replaces the cart may be followed again.
      if (emptied.ok) remembered()?.settledKeys.clear();
      return emptied;
    },
    applyCode: (code) =>
      until(
        (present) => hasCode(present, code),
        () => changed(run(ApplyCoupon, { code }), (data) => data.applyCoupon?.cart),
      ),
    removeCode: (code) =>
      until(
        (present) => !hasCode(present, code),
        () => changed(run(RemoveCoupons, { codes: [code] }), (data) => data.removeCoupons?.cart),
      ),
    chooseShipping: (rateId) =>
      until(
        ({ chosenRate }) => chosenRate === rateId,
        () =>
          changed(run(ChangeShippingMethod, { shippingMethods: [rateId] }), (data) => data.updateShippingMethod?.cart),
      ),
  };
}

const hasCode = ({ codes }: Cart, code: string): boolean =>
  codes.some((applied) => applied.code.toLowerCase() === code.toLowerCase());

const addToCartInput = ({ productId, variationId, quantity, choices, idempotencyKey }: AddToCartRequest) => ({
  productId,
  quantity,
  ...(variationId && { variationId }),
  ...(choices && {
    variation: choices.map(({ attribute, value }) => ({ attributeName: attribute, attributeValue: value })),
  }),
  ...(idempotencyKey && { clientMutationId: idempotencyKey }),
});
