import { data, redirect } from 'react-router';
import { readCartLink } from '#contract/cart-link.ts';
import { IDEMPOTENCY_KEY_FIELD } from '#contract/inputs/cart-form.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type CartLinkOutcome, CartLinkPage } from '../features/cart-panel/cart-link-page.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { FORM_FIELD } from '../forms/form-response.ts';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, textOf } from '../forms/read-request.ts';
import type { ShopperApi } from '../gateway/shop.ts';
import { useText } from '../i18n/bilingual.ts';
import { CART_LINK } from '../i18n/messages/cart-link.ts';
import { fullLineName } from '../model/cart/cart.ts';
import { type LinkedItem, linkedItems } from '../model/content/linked-item.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import type { Route } from './+types/cart-link.ts';

const itemsOf = async ({ catalog }: ShopRequest, items: ReturnType<typeof readCartLink>['items']) =>
  linkedItems(items, await catalog.sellables(items.map(({ sku }) => sku)));

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const link = readCartLink(url.searchParams);
  const [items, cart] = await Promise.all([itemsOf(shop, link.items), shop.shopper.cart()]);
  return { items, code: link.code, inCart: cart.itemCount, idempotencyKey: crypto.randomUUID().replaceAll('-', '') };
}

interface Refused {
  readonly name: string;
  readonly refusal: Refusal;
}

/** One after the other, each with a key of its own: a form that is sent twice adds nothing twice. */
async function addAll(shopper: ShopperApi, items: readonly LinkedItem[], formKey: string): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const [index, { quantity, sellable }] of items.entries()) {
    if (!sellable || quantity === 0) continue;
    const added = await shopper.addToCart({
      productId: sellable.productId,
      variationId: sellable.variationId ?? undefined,
      quantity,
      idempotencyKey: formKey.slice(0, -2) + index.toString(16).padStart(2, '0'),
    });
    if (!added.ok) refused.push({ name: fullLineName(sellable), refusal: added.refusal });
  }
  return refused;
}

async function applyCode(shopper: ShopperApi, code: string): Promise<readonly Refused[]> {
  const applied = await shopper.applyCode(code);
  const isOn = !applied.ok && /ALREADY_APPLIED$/.test(applied.refusal.code);
  return applied.ok || isOn ? [] : [{ name: code.toUpperCase(), refusal: applied.refusal }];
}

const KEY = /^[\da-f]{32}$/;

/** Takes what the page has shown: the form names it again, and it is looked up again. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { shopper } = shop;
  const form = await formOf(request);
  const link = readCartLink(form);
  const key = textOf(form, IDEMPOTENCY_KEY_FIELD);
  if (!KEY.test(key)) throw data(null, { status: 400 });
  const items = await itemsOf(shop, link.items);
  // An empty cart refuses to be emptied, which is as good.
  if (textOf(form, 'mode') === 'replace' && items.some(({ quantity }) => quantity > 0)) await shopper.emptyCart();
  const refusals = [
    ...(await addAll(shopper, items, key)),
    ...(link.code === null ? [] : await applyCode(shopper, link.code)),
  ];
  if (refusals.length === 0) throw redirect(localPath(PATHS.cart, shop.prefix), 303);
  const response = { form: textOf(form, FORM_FIELD), typed: {}, problems: {}, refusal: null, refusals };
  return data({ response, failure: null } satisfies CartLinkOutcome, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function CartLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(CART_LINK).title} isUnlisted />
      <CartLinkPage {...loaderData} outcome={actionData} />
    </>
  );
}
