import { data, redirect } from 'react-router';
import { countryNames } from '#contract/geography/countries.ts';
import { joinDistrict } from '#contract/geography/district.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { placeOfPostcode } from '#contract/geography/indonesian-postcodes.ts';
import { withCardButton } from '#contract/inputs/card-button.ts';
import {
  parseAddToCart,
  parseChangeQuantity,
  parseCouponCode,
  parseDestination,
  parseLostLines,
} from '#contract/inputs/cart.ts';
import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';
import { surePlace } from '../address/postcode-place.ts';
import { type CartResponse, useCartController } from '../cart/cart-controller.ts';
import type { LastOrder } from '../cart/last-order-note.tsx';
import { nameVariation } from '../cart/name-variation.ts';
import { rebuildCart } from '../cart/rebuild-cart.ts';
import { referringPath } from '../cart/referring-path.ts';
import { CartPage } from '../features/cart-panel/cart-page.tsx';
import { type CountryOption, ESTIMATE_QUERY } from '../features/cart-panel/delivery-estimate.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { requestFailureOf, withoutResponse } from '../forms/keep-form.ts';
import { asksForPage, formOf, textOf } from '../forms/read-request.ts';
import { ok, type Result, refuse } from '../gateway/result.ts';
import { useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { namedViewer } from '../model/account/viewer.ts';
import { type Cart, pendingCart } from '../model/cart/cart.ts';
import { bestSellers } from '../model/catalog/catalog-sorts.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import type { ProductCardData } from '../model/product/product.ts';
import { RecentlyViewed } from '../pages/recently-viewed.tsx';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import type { Route } from './+types/cart.ts';

const MAX_KEY_LENGTH = 64;

/** The rest comes with a page alone. */
type CartPageData = CartResponse & {
  readonly bestSellers?: readonly ProductCardData[];
  readonly countries?: readonly CountryOption[];
  /** What has taken the last cart, where this one is empty. */
  readonly unpaidOrder?: LastOrder | null;
};

async function changeQuantity({ shopper }: ShopRequest, form: FormData): Promise<Result<Cart>> {
  const change = parseChangeQuantity(form);
  return change.success ? shopper.changeQuantity(change.data.key, change.data.quantity) : refuse('LINE_UNKNOWN');
}

/** The place becomes part of the delivery address, so that the checkout knows it. Another postcode is another town. */
async function estimateDelivery({ shopper }: ShopRequest, form: FormData): Promise<Result<Cart>> {
  const destination = parseDestination(form);
  const { country = '', postcode = '' } = destination.data ?? {};
  const place = country === HOME_COUNTRY ? placeOfPostcode(postcode) : null;
  const [{ state } = { state: '' }] = place?.places ?? [];
  if (!destination.success || (country === HOME_COUNTRY && state === ''))
    return refuse('POSTCODE_INVALID', { facts: { postcode: textOf(form, 'postcode') } });
  const { cart, shipping } = await shopper.checkoutState();
  if (shipping.country === country && shipping.postcode === postcode) return ok(cart);
  const { city = '', district = '' } = place ? surePlace(place) : {};
  const town = { address1: '', address2: joinDistrict({ detail: '', district }), city };
  const saved = await shopper.saveAddresses({ billing: {}, shipping: { country, postcode, state, ...town } });
  if (!saved.ok) return saved;
  const priced = saved.value ?? (await shopper.cart());
  return ok({ ...priced, deliversTo: country, postcode });
}

async function add({ shopper, catalog }: ShopRequest, form: FormData): Promise<Result<Cart>> {
  if (!(await nameVariation(form, catalog))) return refuse('OPTIONS_NOT_CHOSEN');
  const line = parseAddToCart(form);
  return line.success ? shopper.addToCart(line.data) : refuse('ADD_FAILED');
}

const CHANGES = {
  add,
  quantity: changeQuantity,
  remove(shop, form) {
    form.set('quantity', '0');
    return changeQuantity(shop, form);
  },
  async restore({ shopper }, form) {
    const key = form.get('key');
    return typeof key === 'string' && key.length <= MAX_KEY_LENGTH ? shopper.restoreLine(key) : refuse('LINE_UNKNOWN');
  },
  empty: ({ shopper }) => shopper.emptyCart(),
  async 'apply-code'({ shopper }, form) {
    const code = parseCouponCode(form);
    return code.success ? shopper.applyCode(code.data) : refuse('NO_COUPON_CODES');
  },
  async 'remove-code'({ shopper }, form) {
    const code = parseCouponCode(form);
    return code.success ? shopper.removeCode(code.data) : refuse('COUPON_NOT_APPLIED');
  },
  destination: estimateDelivery,
  async shipping({ shopper }, form) {
    const rate = form.get('rate');
    return typeof rate === 'string' && rate !== '' ? shopper.chooseShipping(rate) : refuse('NO_SHIPPING_METHOD_GIVEN');
  },
} as const satisfies Record<
  Exclude<CartIntent, 'rebuild'>,
  (shop: ShopRequest, form: FormData) => Promise<Result<Cart>>
>;

async function changeCart(shop: ShopRequest, form: FormData): Promise<CartResponse> {
  const { shopper } = shop;
  const intent = intentOf(form);
  if (intent === 'rebuild') return rebuild(shop, form);
  const result = intent === null ? refuse('ADD_FAILED') : await CHANGES[intent](shop, form);
  const cart = result.ok ? result.value : await shopper.cart();
  const guestId = shopper.guestId();
  return result.ok ? { kind: 'written', cart, guestId } : { kind: 'refused', cart, guestId, refusal: result.refusal };
}

async function rebuild({ shopper, catalog }: ShopRequest, form: FormData): Promise<CartResponse> {
  const { cart, unrestoredIds } = await rebuildCart(shopper, parseLostLines(form));
  const products = unrestoredIds.length > 0 ? await catalog.products() : [];
  const unrestored = products.filter(({ id }) => unrestoredIds.includes(id)).map(({ name }) => name);
  return { kind: 'written', cart, guestId: shopper.guestId(), unrestored };
}

const BEST_SELLERS = 4;

/** What the page shows beside the cart. The page's script, which reads the cart again and again, needs none of it. */
async function surroundings({ catalog, shopper, language }: ShopRequest) {
  const [products, codes] = await Promise.all([catalog.products(), shopper.allowedCountries()]);
  const names = countryNames(codes, language);
  return {
    bestSellers: bestSellers(products, BEST_SELLERS).map(toProductCard),
    countries: codes.map((code) => ({ code, name: names[code] ?? code })),
  };
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<CartPageData> {
  const shop = context.get(shopContext);
  const [{ cart, viewer }, beside] = await Promise.all([
    shop.shopper.cartAndViewer(),
    asksForPage(request) ? surroundings(shop) : null,
  ]);
  const read = { kind: 'read', cart, viewer: namedViewer(viewer), guestId: shop.shopper.guestId() } as const;
  if (!beside) return read;
  return { ...read, ...beside, unpaidOrder: cart.itemCount === 0 ? await findUnpaidOrder(shop) : null };
}

async function findUnpaidOrder({ shopper }: ShopRequest): Promise<LastOrder | null> {
  const order = await shopper.lastOrder();
  return order?.needsPayment ? order : null;
}

/** A browser without script is redirected. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { prefix } = shop;
  const form = withCardButton(await formOf(request));
  const response = await changeCart(shop, form);
  if (!asksForPage(request)) return response;
  if (response.kind !== 'written') return data(response, { status: 422 });
  // Notices are sent once, so a redirect would lose them.
  if (response.cart.notices?.length) return response;
  const back = referringPath(request.headers.get('Referer'));
  // The summary at the checkout has the same code form.
  if (back !== null && splitLanguage(back.replace(/\?.*$/, '')).path === PATHS.checkout) throw redirect(back, 303);
  const query = new URLSearchParams({
    ...(back !== null && { back }),
    ...(intentOf(form) === 'destination' && { [ESTIMATE_QUERY]: '' }),
  });
  throw redirect(`${localPath(PATHS.cart, prefix)}${query.size > 0 ? `?${query}` : ''}`, 303);
}

/** A lost connection is a response, too: page and cart stay, and the shopper can try again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) =>
    withoutResponse<CartResponse>({ kind: 'failed', reason: requestFailureOf(error) ?? 'failed' }),
  );
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartPageData> {
  return serverLoader().catch(() => ({ kind: 'unread' }) as const);
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(CART);
  const controller = useCartController();
  const response = actionData ?? loaderData;
  // What is changed while the page's own first read is under way shows at once.
  const cart = controller?.cart ?? ('cart' in response ? pendingCart(response.cart, controller?.queue ?? []) : null);
  return (
    <>
      <PageHead title={text.pageTitle} isUnlisted />
      <CartPage
        cart={cart}
        refusal={response.kind === 'refused' ? response.refusal : null}
        notices={'cart' in response ? response.cart.notices : null}
        countries={loaderData.countries}
        unpaidOrder={loaderData.unpaidOrder}
      />
      {cart?.itemCount === 0 && loaderData.bestSellers ? <BestSellers products={loaderData.bestSellers} /> : null}
      {cart?.itemCount === 0 ? <RecentlyViewed /> : null}
    </>
  );
}

/** A way out of an empty cart. */
function BestSellers({ products }: { readonly products: readonly ProductCardData[] }) {
  return (
    <section className="section container" aria-labelledby="best-sellers">
      <SectionHeader id="best-sellers" title={useText(CART).bestSellers} />
      <ProductCards labelledBy="best-sellers" products={products} />
    </section>
  );
}
