import { data, redirect } from 'react-router';
import { parseAddToCart, parseChangeQuantity, parseCouponCode } from '#contract/inputs/cart.ts';
import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';
import { localPath, PATHS, returnPath, splitLanguage } from '#contract/paths.ts';
import type { Refusal, RefusalCode } from '#contract/refusals.ts';
import { type CartResponse, useCartController } from '../cart/cart-controller.ts';
import { CartPage } from '../features/cart-panel/cart-page.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import type { Result, ShopperApi } from '../gateway/shop.ts';
import { useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import type { Cart } from '../model/cart.ts';
import { confirmedCart } from '../model/pending-cart.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/cart.ts';

const LONGEST_KEY = 64;

const refused = (code: RefusalCode): Result<Cart> => {
  const refusal: Refusal = { code, facts: {}, fields: [], message: '' };
  return { ok: false, refusal };
};

async function changeQuantity(visit: ShopperApi, form: FormData): Promise<Result<Cart>> {
  const change = parseChangeQuantity(form);
  return change.success ? visit.changeQuantity(change.data.key, change.data.quantity) : refused('LINE_UNKNOWN');
}

const WRITES = {
  async add(visit, form) {
    const selection = parseAddToCart(form);
    return selection.success ? visit.addToCart(selection.data) : refused('ADD_FAILED');
  },
  quantity: changeQuantity,
  remove(visit, form) {
    form.set('quantity', '0');
    return changeQuantity(visit, form);
  },
  async restore(visit, form) {
    const key = form.get('key');
    return typeof key === 'string' && key.length <= LONGEST_KEY ? visit.restoreLine(key) : refused('LINE_UNKNOWN');
  },
  empty: (visit) => visit.emptyCart(),
  async 'apply-code'(visit, form) {
    const code = parseCouponCode(form);
    return code.success ? visit.applyCode(code.data) : refused('NO_COUPON_CODES');
  },
  async 'remove-code'(visit, form) {
    const code = parseCouponCode(form);
    return code.success ? visit.removeCode(code.data) : refused('COUPON_NOT_APPLIED');
  },
  async shipping(visit, form) {
    const rate = form.get('rate');
    return typeof rate === 'string' && rate !== '' ? visit.chooseShipping(rate) : refused('NO_SHIPPING_METHOD_GIVEN');
  },
} as const satisfies Record<CartIntent, (visit: ShopperApi, form: FormData) => Promise<Result<Cart>>>;

async function write(visit: ShopperApi, form: FormData): Promise<CartResponse> {
  const intent = intentOf(form);
  const outcome = intent === null ? refused('ADD_FAILED') : await WRITES[intent](visit, form);
  if (outcome.ok) return { kind: 'written', cart: outcome.value };
  return { kind: 'refused', cart: await visit.cart(), refusal: outcome.refusal };
}

export async function loader({ context }: Route.LoaderArgs): Promise<CartResponse> {
  return { kind: 'read', cart: await context.get(shopContext).shopper.cart() };
}

/** Browsers without script send `Accept: text/html` and are led back to the cart's page; the page's script wants the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  // What is no form asks for nothing, and is refused like one.
  const form = await request.formData().catch(() => new FormData());
  const answer = await write(shopper, form);
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') ?? false;
  if (!isPlainForm) return answer;
  if (answer.kind !== 'written') return data(answer, { status: 422 });
  // They are told once, and an address to go on to cannot tell them.
  if (answer.cart.notices?.length) return answer;
  const back = referringPath(request.headers.get('Referer'));
  // The bill at the checkout has the same form: its sender goes on there.
  if (back !== null && splitLanguage(back.replace(/\?.*$/, '')).path === PATHS.checkout) throw redirect(back, 303);
  const query = back === null ? '' : `?${new URLSearchParams({ back })}`;
  throw redirect(localPath(PATHS.cart, prefix) + query, 303);
}

/** A lost connection is an answer like any other: the page stays, the cart stays, the shopper tries again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<CartResponse> {
  return serverAction().catch(() => ({ kind: 'failed' }) as const);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartResponse> {
  return serverLoader().catch(() => ({ kind: 'unread' }) as const);
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(CART);
  const desk = useCartController();
  const answer = actionData ?? loaderData;
  const cart = desk?.cart ?? ('cart' in answer ? confirmedCart(answer.cart) : null);
  return (
    <>
      <PageHead title={text.pageTitle} isUnlisted />
      <CartPage
        cart={cart}
        refusal={answer.kind === 'refused' ? answer.refusal : null}
        notices={'cart' in answer ? answer.cart.notices : null}
      />
    </>
  );
}

/**
 * The page a form of the cart was sent from, to lead its sender back to: what the browser says of it, so that no form has
 * to carry it. From the cart's own page it is where its visitor came from. Null when the browser does not say.
 */
export function referringPath(referrer: string | null): string | null {
  const page = referrer === null ? null : URL.parse(referrer);
  if (!page) return null;
  const isCart = splitLanguage(page.pathname).path === PATHS.cart;
  return returnPath(isCart ? page.searchParams.get('back') : page.pathname + page.search);
}
