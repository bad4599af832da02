import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import type { Changed } from '#engine/usecases/sessions/change-session.ts';
import type { SessionView } from '#engine/usecases/sessions/session-view.ts';
import type { Context } from '../../context/context.ts';
import type { CartLineSource } from '../../context/sources.ts';
import { type ShopperRefusal, valueOrRefuse } from '../../errors/refuse.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { echo, idempotencyKeyOf } from '../inputs/client-mutation-id.ts';
import { valuesOf } from '../inputs/input-values.ts';
import { requestOf } from './add-to-cart-request.ts';

/** A change that went through renews the token of its session. */
export async function changed<T, R extends ShopperRefusal>(
  { session }: Context,
  change: Promise<Changed<T, R>>,
): Promise<{ readonly view: SessionView; readonly value: T }> {
  const done = valueOrRefuse(await change);
  session.renew();
  return done;
}

/** Lines of a cart by their keys, in the order of the keys. */
export const linesByKey = (cart: PricedCart, keys: readonly string[]): readonly CartLineSource[] =>
  keys.flatMap((key) => {
    const line = cart.lines.find((one) => one.key === key);
    return line ? [{ line, displayIncludesTax: cart.displayIncludesTax }] : [];
  });

export const cartMutations: Pick<
  NonNullable<Resolvers['RootMutation']>,
  | 'addToCart'
  | 'updateItemQuantities'
  | 'removeItemsFromCart'
  | 'restoreCartItems'
  | 'emptyCart'
  | 'updateShippingMethod'
> = {
  addToCart: async (_root, { input }, context) => {
    const caller = await context.session.caller();
    const { view, value } = await changed(
      context,
      context.shop.addToCart(caller, { ...requestOf(input), idempotencyKey: idempotencyKeyOf(input) }),
    );
    return { ...echo(input), cart: { view }, cartItem: linesByKey(view.cart, [value.key])[0] ?? null };
  },
  updateItemQuantities: async (_root, { input }, context) => {
    const changes = valuesOf(input.items) ?? [];
    const caller = await context.session.caller();
    const { view, value } = await changed(context, context.shop.changeQuantities(caller, changes));
    const updated = linesByKey(view.cart, value.updated);
    const removed = linesByKey(value.before, value.removed);
    return { ...echo(input), cart: { view }, items: [...updated, ...removed], removed, updated };
  },
  removeItemsFromCart: async (_root, { input }, context) => {
    const keys = valuesOf(input.keys) ?? [];
    const caller = await context.session.caller();
    const request = { keys, all: input.all ?? false };
    const { view, value } = await changed(context, context.shop.removeFromCart(caller, request));
    return { ...echo(input), cart: { view }, cartItems: linesByKey(value.before, value.removed) };
  },
  restoreCartItems: async (_root, { input }, context) => {
    const keys = valuesOf(input.keys) ?? [];
    const caller = await context.session.caller();
    const { view, value } = await changed(context, context.shop.restoreToCart(caller, keys));
    return { ...echo(input), cart: { view }, cartItems: linesByKey(view.cart, value.restored) };
  },
  emptyCart: async (_root, { input }, context) => {
    const { view, value } = await changed(context, context.shop.emptyCart(await context.session.caller()));
    return { ...echo(input), cart: { view }, deletedCart: { view: { ...view, cart: value.before } } };
  },
  updateShippingMethod: async (_root, { input }, context) => {
    const methods = valuesOf(input.shippingMethods) ?? [];
    const caller = await context.session.caller();
    const { view } = await changed(context, context.shop.chooseShipping(caller, methods));
    return { ...echo(input), cart: { view } };
  },
};
