import { createHash, randomBytes } from 'node:crypto';
import { STOCK_COUPONS, type StockCart, type StockLine, type StockVersion, stockCart, totalsOf } from './stock-cart.ts';
import { STOCK_CATEGORIES, type StockDraft, type StockProduct, stockProducts } from './stock-catalog.ts';
import { type ListQuery, listedProducts, OF_PLUGIN, type ProductsQuery, pageOf } from './stock-lists.ts';
import { type CheckoutInput, checkAddress, type StockOrder, stockOrder } from './stock-orders.ts';
import { customerIn, issueToken } from './stock-session.ts';

/** The login that the test backend knows. */
export const STOCK_CUSTOMER = { username: 'sari', password: 'correct horse', email: 'sari@stock.example' } as const;
const USER = {
  __typename: 'User',
  databaseId: 7,
  firstName: 'Sari',
  lastName: 'Wijaya',
  name: 'Sari Wijaya',
  ...STOCK_CUSTOMER,
};

/** What came with one request, and what goes back with its response. */
export interface StockRequest {
  readonly sessionToken: string | null;
  readonly authToken: string | null;
  newToken: string | null;
}

interface Input<Value> {
  readonly input: Value;
}

interface AddInput {
  readonly productId: number;
  readonly variationId?: number;
  readonly quantity?: number;
  readonly variation?: readonly { readonly attributeName: string; readonly attributeValue?: string }[];
}

interface Session {
  readonly id: string;
  cart: StockCart;
  billing: Record<string, string>;
  shipping: Record<string, string>;
  readonly orders: StockOrder[];
}

const PAGE = { hasNextPage: false, endCursor: null };
const HOME = { country: 'ID', state: 'JK' };
const GATEWAYS = [
  { id: 'bacs', title: 'Direct bank transfer', description: 'Make your payment directly into our bank account.' },
  { id: 'cod', title: 'Cash on delivery', description: 'Pay with cash upon delivery.' },
];
const nodes = <Item>(items: readonly Item[]) => ({ nodes: items, pageInfo: PAGE });

export interface StockSettings {
  /** Address of the backend. */
  readonly issuer: string;
  /** WPGraphQL returns no more at a time, whatever is asked for. */
  readonly pageSize: number;
  readonly saleEnds?: Date | null;
  readonly moreAttributes?: number;
  readonly moreProducts?: readonly StockDraft[];
}

/** One shop with its sessions and orders, as resolvers for graphql-js. */
export function createStockShop(version: StockVersion, { issuer, pageSize, ...settings }: StockSettings) {
  const products = stockProducts({ version, address: issuer, pageSize, ...settings });
  const sessions = new Map<string, Session>();
  let lastId = 86;

  function open(id: string): Session {
    const session = sessions.get(id) ?? {
      id,
      cart: { lines: [], removed: [], coupons: [] },
      // Of an account that has bought nothing yet, WooCommerce knows the email address.
      billing: id === String(USER.databaseId) ? { ...HOME, email: USER.email } : { ...HOME },
      shipping: { ...HOME },
      orders: [],
    };
    sessions.set(id, session);
    return session;
  }
  /** The session of the request, or a new one. @throws when its token is refused */
  function sessionOf(request: StockRequest): Session {
    if (isLoggedIn(request)) return open(String(USER.databaseId));
    const token = request.newToken ?? request.sessionToken;
    if (token !== null) return open(customerIn(token, issuer));
    const session = open(`t_${randomBytes(15).toString('hex')}`);
    request.newToken = issueToken(session.id, issuer);
    return session;
  }
  const cartOf = (request: StockRequest) => stockCart(sessionOf(request).cart, version);
  const changed = (change: (session: Session, request: StockRequest) => void) => (request: StockRequest) => {
    const session = sessionOf(request);
    change(session, request);
    return { cart: stockCart(session.cart, version) };
  };

  function customer(_: unknown, request: StockRequest) {
    const refused = tokenRefused(request, issuer);
    const session = refused ? open(`t_${randomBytes(15).toString('hex')}`) : sessionOf(request);
    const account = isLoggedIn(request) ? { databaseId: USER.databaseId, email: USER.email } : { databaseId: null };
    return {
      id: 'guest',
      ...account,
      sessionToken: issueToken(session.id, issuer),
      billing: session.billing,
      shipping: session.shipping,
      lastOrder: null,
      session: [],
      metaData: () => [],
      orders: nodes(session.orders.toReversed()),
      downloadableItems: nodes([]),
    };
  }

  const order = ({ id, idType }: { id: string; idType: string }, request: StockRequest) => {
    const found = sessionOf(request).orders.find(({ databaseId }) => String(databaseId) === id);
    // A key opens an order to nobody, not even to whom it belongs.
    if (idType !== 'DATABASE_ID' || !isLoggedIn(request) || !found)
      throw new Error('Not authorized to access this order');
    return found;
  };

  const oneProduct = ({ id, idType }: { id: string; idType: string }) => {
    if (id === OF_PLUGIN.slug) return OF_PLUGIN;
    const found = products.find(({ slug, id: number }) => (idType === 'SLUG' ? slug : String(number)) === id);
    if (!found) throw new Error(`No product ID was found corresponding to the slug: ${id}`);
    return found.node;
  };

  const queries = {
    generalSettings: { timezone: 'Asia/Jakarta' },
    allowedCountries: ['ID', 'SG', 'MY'],
    countryStates: [],
    productCategories: (query: ListQuery) => pageOf(STOCK_CATEGORIES, query, pageSize),
    categories: { nodes: [] },
    posts: nodes([]),
    post: null,
    paymentGateways: { nodes: GATEWAYS },
    products: (query: ProductsQuery) => listedProducts(products, query, pageSize),
    product: oneProduct,
    cart: (_: unknown, request: StockRequest) => cartOf(request),
    viewer: (_: unknown, request: StockRequest) => (isLoggedIn(request) ? USER : null),
    customer,
    order,
  };
  const mutations = {
    addToCart: ({ input }: Input<AddInput>, request: StockRequest) =>
      changed(({ cart }) => addLine(cart, products, input))(request),
    updateItemQuantities: ({ input }: Input<{ items: { key: string; quantity: number }[] }>, request: StockRequest) =>
      changed(({ cart }) => changeQuantities(cart, input.items))(request),
    restoreCartItems: ({ input }: Input<{ keys: string[] }>, request: StockRequest) =>
      changed(({ cart }) => {
        cart.lines.push(...cart.removed.filter(({ key }) => input.keys.includes(key)));
        cart.removed = cart.removed.filter(({ key }) => !input.keys.includes(key));
      })(request),
    emptyCart: (_: unknown, request: StockRequest) =>
      changed(({ cart }) => {
        cart.lines = [];
      })(request),
    applyCoupon: ({ input }: Input<{ code: string }>, request: StockRequest) =>
      changed(({ cart }) => {
        const code = input.code.toLowerCase();
        if (!(code in STOCK_COUPONS)) throw new Error(`Coupon "${code}" does not exist!`);
        cart.coupons.push(code);
      })(request),
    removeCoupons: ({ input }: Input<{ codes: string[] }>, request: StockRequest) =>
      changed(({ cart }) => {
        cart.coupons = cart.coupons.filter((code) => !input.codes.includes(code));
      })(request),
    updateShippingMethod: (_: unknown, request: StockRequest) => changed(() => {})(request),
    updateCustomer: ({ input }: Input<Partial<Pick<Session, 'billing' | 'shipping'>>>, request: StockRequest) => {
      const session = sessionOf(request);
      Object.assign(session.billing, input.billing);
      Object.assign(session.shipping, input.shipping);
      return { customer: customer(null, request) };
    },
    updateSession: () => ({}),
    // A guest's waits until somebody has read it.
    writeReview: () => ({ review: null }),
    checkout: ({ input }: Input<CheckoutInput>, request: StockRequest) => {
      const session = sessionOf(request);
      if (session.cart.lines.length === 0) throw new Error('Cart is empty');
      checkAddress(input, totalsOf(session.cart).needsShipping);
      lastId += 1;
      const placed = stockOrder({ id: lastId, version }, session.cart, input);
      session.orders.push(placed);
      session.cart = { lines: [], removed: [], coupons: [] };
      const redirect = `${issuer}/checkout/order-received/${placed.databaseId}/?key=${placed.orderKey}`;
      return { result: 'success', redirect, order: placed };
    },
    login: ({ input: { credentials } }: Input<{ credentials: { username: string; password: string } }>) => {
      const { username, password } = credentials;
      const isKnown = [USER.username, USER.email].includes(username as never) && password === USER.password;
      if (!isKnown) throw new Error('The user could not be logged in.');
      const authToken = issueToken('auth', issuer);
      return {
        authToken,
        refreshToken: issueToken('refresh', issuer),
        sessionToken: issueToken(String(USER.databaseId), issuer),
        user: USER,
      };
    },
    refreshToken: () => ({ authToken: issueToken('auth', issuer) }),
    logout: () => ({}),
  };
  const isLoggedIn = ({ authToken }: StockRequest): boolean =>
    authToken !== null && customerIn(authToken, issuer) === 'auth';
  return {
    root: { ...queries, ...mutations },
    /** Orders of all sessions, the oldest first. */ orders: () =>
      [...sessions.values()].flatMap(({ orders }) => orders),
  };
}

function tokenRefused({ sessionToken }: StockRequest, issuer: string): boolean {
  try {
    if (sessionToken !== null) customerIn(sessionToken, issuer);
    return false;
  } catch {
    return true;
  }
}

const storedSlug = (slug: string): string => encodeURI(decodeURI(slug)).toLowerCase();

/** `size` stands for `pa_size`; the name of a typed attribute counts as its variations spell it. */
function choicesOf({ variation = [], variationId }: AddInput, product: StockProduct): StockLine['choices'] {
  const chosen = product.variations.find(({ id }) => id === variationId);
  const [first] = product.variations;
  return variation.map(({ attributeName, attributeValue = '' }) => {
    const named = (chosen ?? first)?.attributes.find(
      ({ name }) => name === attributeName || name === `pa_${attributeName}`,
    );
    if (!named) throw new Error(`${attributeName} is not a valid attribute of the product: ${product.name}.`);
    const value = named.name.startsWith('pa_') ? storedSlug(attributeValue) : attributeValue;
    if (chosen && named.value !== '' && named.value !== value)
      throw new Error(`Invalid value posted for ${attributeName}`);
    return { name: named.name, value };
  });
}

function addLine(cart: StockCart, products: readonly StockProduct[], input: AddInput): void {
  const product = products.find(({ id }) => id === input.productId);
  if (!product) throw new Error('No product found matching the ID provided');
  const variation = product.variations.find(({ id }) => id === input.variationId) ?? null;
  // Without the number of a variation nobody looks for one: the line is of the product itself.
  const choices = choicesOf(input, product);
  const key = createHash('md5')
    .update(JSON.stringify([product.id, variation?.id, choices]))
    .digest('hex');
  const present = cart.lines.find((line) => line.key === key);
  if (present && product.soldIndividually) {
    throw new Error(
      `You cannot add another "${product.name}" to your cart. <a href="/cart/" class="button">View cart</a>`,
    );
  }
  // The same `clientMutationId` twice adds twice.
  if (present) present.quantity += input.quantity ?? 1;
  else cart.lines.push({ key, product, variation, choices, quantity: input.quantity ?? 1 });
}

function changeQuantities(
  cart: StockCart,
  items: readonly { readonly key: string; readonly quantity: number }[],
): void {
  for (const { key, quantity } of items) {
    const line = cart.lines.find((candidate) => candidate.key === key);
    if (!line) throw new Error('No cart item found with the key');
    if (quantity > 0) line.quantity = quantity;
    else cart.removed.push(line);
  }
  cart.lines = cart.lines.filter((line) => !cart.removed.includes(line));
}
