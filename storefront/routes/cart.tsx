import { data, redirect } from 'react-router';
import { parseAddToCart, parseChangeQuantity, parseCouponCode } from '#contract/inputs/cart.ts';
import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';
import type { Refusal, RefusalCode } from '#contract/refusals.ts';
import { type CartResponse, useCartController } from '../cart/cart-controller.ts';
import { referringPath } from '../cart/referring-path.ts';
import { CartPage } from '../features/cart-panel/cart-page.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import type { Result, ShopperApi } from '../gateway/shop.ts';
import { useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { type Cart, confirmedCart } from '../model/cart.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/cart.ts';

const MAX_KEY_LENGTH = 64;

const refuse = (code: RefusalCode): Result<Cart> => {
  const refusal: Refusal = { code, facts: {}, fields: [], message: '' };
  return { ok: false, refusal };
};

async function changeQuantity(shopper: ShopperApi, form: FormData): Promise<Result<Cart>> {
  const change = parseChangeQuantity(form);
  return change.success ? shopper.changeQuantity(change.data.key, change.data.quantity) : refuse('LINE_UNKNOWN');
}

const CHANGES = {
  async add(shopper, form) {
    const line = parseAddToCart(form);
    return line.success ? shopper.addToCart(line.data) : refuse('ADD_FAILED');
  },
  quantity: changeQuantity,
  remove(shopper, form) {
    form.set('quantity', '0');
    return changeQuantity(shopper, form);
  },
  async restore(shopper, form) {
    const key = form.get('key');
    return typeof key === 'string' && key.length <= MAX_KEY_LENGTH ? shopper.restoreLine(key) : refuse('LINE_UNKNOWN');
  },
  empty: (shopper) => shopper.emptyCart(),
  async 'apply-code'(shopper, form) {
    const code = parseCouponCode(form);
    return code.success ? shopper.applyCode(code.data) : refuse('NO_COUPON_CODES');
  },
  async 'remove-code'(shopper, form) {
    const code = parseCouponCode(form);
    return code.success ? shopper.removeCode(code.data) : refuse('COUPON_NOT_APPLIED');
  },
  async shipping(shopper, form) {
    const rate = form.get('rate');
    return typeof rate === 'string' && rate !== '' ? shopper.chooseShipping(rate) : refuse('NO_SHIPPING_METHOD_GIVEN');
  },
} as const satisfies Record<CartIntent, (shopper: ShopperApi, form: FormData) => Promise<Result<Cart>>>;

async function changeCart(shopper: ShopperApi, form: FormData): Promise<CartResponse> {
  const intent = intentOf(form);
  const result = intent === null ? refuse('ADD_FAILED') : await CHANGES[intent](shopper, form);
  if (result.ok) return { kind: 'written', cart: result.value };
  return { kind: 'refused', cart: await shopper.cart(), refusal: result.refusal };
}

export async function loader({ context }: Route.LoaderArgs): Promise<CartResponse> {
  return { kind: 'read', cart: await context.get(shopContext).shopper.cart() };
}

/** A browser without script sends `Accept: text/html` and is redirected. The page's script takes the response itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  // A body that is not a form counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const response = await changeCart(shopper, form);
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') ?? false;
  if (!isPlainForm) return response;
  if (response.kind !== 'written') return data(response, { status: 422 });
  // Notices are sent once, so a redirect would lose them.
  if (response.cart.notices?.length) return response;
  const back = referringPath(request.headers.get('Referer'));
  // The summary at the checkout has the same code form.
  if (back !== null && splitLanguage(back.replace(/\?.*$/, '')).path === PATHS.checkout) throw redirect(back, 303);
  const query = back === null ? '' : `?${new URLSearchParams({ back })}`;
  throw redirect(localPath(PATHS.cart, prefix) + query, 303);
}

/** A lost connection is a response, too: page and cart stay, and the shopper can try again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<CartResponse> {
  return serverAction().catch(() => ({ kind: 'failed' }) as const);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartResponse> {
  return serverLoader().catch(() => ({ kind: 'unread' }) as const);
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(CART);
  const controller = useCartController();
  const response = actionData ?? loaderData;
  const cart = controller?.cart ?? ('cart' in response ? confirmedCart(response.cart) : null);
  return (
    <>
      <PageHead title={text.pageTitle} isUnlisted />
      <CartPage
        cart={cart}
        refusal={response.kind === 'refused' ? response.refusal : null}
        notices={'cart' in response ? response.cart.notices : null}
      />
    </>
  );
}
