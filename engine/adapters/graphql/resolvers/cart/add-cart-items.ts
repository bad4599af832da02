import type { SessionView } from '#engine/usecases/sessions/session-view.ts';
import type { Context } from '../../context/context.ts';
import { refusalText, refuse, type ShopperRefusal } from '../../errors/refuse.ts';
import type { CartItemInput, Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { valuesOf } from '../inputs/input-values.ts';
import { requestOf } from './add-to-cart-request.ts';
import { linesByKey } from './cart-mutations.ts';

export const MAX_ITEMS = 100;

interface Added {
  readonly keys: readonly string[];
  readonly errors: readonly { readonly item: CartItemInput; readonly refusal: ShopperRefusal }[];
  readonly view: SessionView | null;
}

/** One after the other: a refused item does not stop the rest. */
export async function addAll(items: readonly CartItemInput[], { shop, session }: Context): Promise<Added> {
  const caller = await session.caller();
  let done: Added = { keys: [], errors: [], view: null };
  for (const item of items) {
    const added = await shop.addToCart(caller, requestOf(item));
    done = added.ok
      ? { ...done, keys: [...done.keys, added.value.value.key], view: added.value.view }
      : { ...done, errors: [...done.errors, { item, refusal: added.refusal }] };
  }
  return done;
}

export const toItemError = ({ item, refusal }: Added['errors'][number]) => ({
  extraData: item.extraData ?? null,
  productId: item.productId,
  quantity: item.quantity ?? null,
  reasons: [refusalText(refusal)],
  type: 'INVALID_CART_ITEM' as const,
  variation: (valuesOf(item.variation) ?? []).map(({ attributeName, attributeValue }) => ({
    attributeName,
    attributeValue: attributeValue ?? null,
  })),
  variationId: item.variationId ?? null,
});

export const addCartItems: NonNullable<NonNullable<Resolvers['RootMutation']>['addCartItems']> = async (
  _root,
  { input },
  context,
) => {
  const items = valuesOf(input.items) ?? [];
  if (items.length === 0) refuse('NO_ITEM_DATA');
  if (items.length > MAX_ITEMS) refuse('CART_FULL', { limit: MAX_ITEMS });
  const { keys, errors, view } = await addAll(items, context);
  if (view) context.session.renew();
  const now = view ?? (await context.view());
  return {
    ...echo(input),
    added: linesByKey(now.cart, [...new Set(keys)]),
    cart: { view: now },
    cartErrors: errors.map(toItemError),
  };
};
