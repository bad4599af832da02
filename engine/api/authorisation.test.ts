import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { buildSchema } from '#engine/adapters/graphql/schema/build-schema.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { customerOf, LOGIN, logIn, PASSWORD } from './testing/account.ts';
import { ADD, firstCode, type Reply, visitor, withCart } from './testing/client.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';
import {
  ACCOUNT_BEHIND_ORDER,
  ENVELOPES,
  NEVER_KNOWN,
  PARTS,
  PUBLIC_TYPES,
  READERS,
  type Reader,
  ROOT_FIELDS,
  SEEN_BY,
} from './testing/personal-data.ts';

const schema = buildSchema(['size', 'viscosity']);
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const typeNamed = (name: string) => objects.find((type) => type.name === name);
const fieldsOf = (name: string) => Object.values(typeNamed(name)?.getFields() ?? {});

describe('every type and field of the schema', () => {
  test.each(Object.entries(SEEN_BY))('%s: states who may see each field', (name, decided) => {
    expect(Object.keys(decided).sort()).toEqual(
      fieldsOf(name)
        .map((field) => field.name)
        .sort(),
    );
  });

  test.each(objects.map(({ name }) => name))('type %s is public, personal or part of such a type', (name) => {
    const kinds = [name in SEEN_BY, PUBLIC_TYPES.has(name), PARTS.has(name), ENVELOPES.test(name)];
    expect(kinds.filter(Boolean)).toHaveLength(1);
  });

  const roots = [...fieldsOf('RootQuery'), ...fieldsOf('RootMutation')].map(({ name }) => name);
  test.each(roots.filter((name) => !/^(allP|p)a[A-Z]/.test(name)))(
    'root field %s returns public data, the caller’s or that of a named person',
    (name) => {
      expect(Object.values(ROOT_FIELDS).filter((kind) => kind.has(name))).toHaveLength(1);
    },
  );
});

/** Every field of a type, down to leaves and the ids of what is below. */
const everyField = (name: string): string =>
  fieldsOf(name)
    .map((field) => {
      const type = getNamedType(field.type);
      if (isLeafType(type)) return field.name;
      const below = fieldsOf(type.name).map((one) => one.name);
      if (below.includes('nodes')) return `${field.name} { nodes { __typename } }`;
      return `${field.name} { ${SIGNS[type.name] ?? '__typename'} }`;
    })
    .join(' ');

const SIGNS: Readonly<Record<string, string>> = {
  CustomerAddress: 'address1 email',
  Order: 'orderKey',
  Avatar: 'url',
  MetaData: 'key value',
};

const ORDER = (fields: string) =>
  `query ($id: ID, $idType: OrderIdTypeEnum) { order(id: $id, idType: $idType) { ${fields} } }`;

const ENTRIES = {
  Order: { ask: ORDER(everyField('Order')), open: (data: GraphqlResponse) => data?.order, seenBy: SEEN_BY.Order },
  CustomerAddress: {
    ask: ORDER(`billing { ${everyField('CustomerAddress')} }`),
    open: (data: GraphqlResponse) => data?.order?.billing,
    seenBy: SEEN_BY.CustomerAddress,
  },
  Customer: {
    ask: `query ($customerId: Int) { customer(customerId: $customerId) { ${everyField('Customer')} } }`,
    open: (data: GraphqlResponse) => data?.customer,
    seenBy: SEEN_BY.Customer,
  },
  'Customer of an order': {
    ask: ORDER(`customer { ${everyField('Customer')} }`),
    open: (data: GraphqlResponse) => data?.order?.customer,
    seenBy: ACCOUNT_BEHIND_ORDER,
  },
  User: {
    ask: `{ viewer { ${everyField('User')} } }`,
    open: (data: GraphqlResponse) => data?.viewer,
    seenBy: SEEN_BY.User,
  },
} as const;

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the test is about
type GraphqlResponse = any;
type Entry = keyof typeof ENTRIES;

const ROWS = (Object.keys(ENTRIES) as Entry[]).flatMap((entry) =>
  Object.entries(ENTRIES[entry].seenBy).map(([field, readers]) => [entry, field, readers] as const),
);

const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey } } }';
const PROFILE = 'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }';

describe.each(DATABASES)('personal data on %s', (_name, open) => {
  let shop: TestShop;
  let owner: Awaited<ReturnType<typeof customerOf>>;
  let order: { readonly databaseId: number; readonly orderKey: string };
  let readers: Readonly<Record<Reader, { ask: ReturnType<typeof visitor>['ask'] }>>;
  const responses = new Map<string, GraphqlResponse>();

  /** The order by its number, or for who holds nothing else, by its key. */
  const named = (reader: Reader) =>
    reader === 'holder'
      ? { id: order.orderKey, idType: 'ORDER_KEY' }
      : { id: String(order.databaseId), idType: 'DATABASE_ID' };

  beforeAll(async () => {
    shop = await openShop(open);
    owner = await customerOf(shop, 'pemilik', 'id');
    order = await placeOrder();
    shop.moveTo(new Date(NOON.getTime() + 60_000));
    readers = {
      visitor: visitor(shop),
      guest: await withCart(shop),
      customer: await customerOf(shop, 'lain', 'en'),
      ended: await ownerElsewhere(),
      owner,
      // In the owner's language: what an order is called depends on who reads it.
      holder: visitor(shop, 'id'),
    };
    for (const entry of Object.keys(ENTRIES) as Entry[]) {
      for (const reader of READERS) responses.set(`${entry} ${reader}`, await look(entry, reader));
    }
  });
  afterAll(() => shop.close());

  /** Where the owner was logged in, too, until all other logins were ended: cookie and session token are still there. */
  async function ownerElsewhere() {
    const browser = visitor(shop, 'id');
    await logIn(browser, owner.name);
    await browser.ask('{ customer { sessionToken } }');
    await owner.ask('mutation { endOtherLogins(input: {}) { success } }');
    return browser;
  }

  /** Paid and complete, with files, for somebody whose account says other things than the order. */
  async function placeOrder() {
    await owner.ask(ADD, { input: { productId: shop.ids.handbook } });
    const billing = { ...JAKARTA, email: 'kirim@example.test' };
    const { data } = await owner.ask(CHECKOUT, {
      input: { billing, paymentMethod: 'bacs', customerNote: 'Titip satpam' },
    });
    const placed = data.checkout.order;
    await shop.engine.usecases.markPaid(placed.databaseId);
    await shop.engine.usecases.completeOrder({ id: placed.databaseId, message: '', shipment: null });
    const account = { ...JAKARTA, firstName: 'Nona', address1: 'Jl. Rumah 9', email: 'rumah@example.test' };
    await owner.ask(PROFILE, {
      input: {
        firstName: 'Nona',
        lastName: 'Pemilik',
        displayName: 'Nona Pemilik',
        nickname: 'Nona',
        description: 'Suka mobil tua',
        websiteUrl: 'https://nona.example',
        billing: account,
        shippingSameAsBilling: true,
        metaData: [{ key: 'wishlist', value: '[1]' }],
      },
    });
    return placed;
  }

  async function look(entry: Entry, reader: Reader): Promise<GraphqlResponse> {
    const { data } = await readers[reader].ask(ENTRIES[entry].ask, { ...named(reader), customerId: owner.id });
    return ENTRIES[entry].open(data) ?? null;
  }

  test.each(ROWS)('%s.%s', (entry, field, expected) => {
    const own = responses.get(`${entry} owner`)?.[field];
    const seen = READERS.filter((reader) => {
      const answer = responses.get(`${entry} ${reader}`);
      return answer !== null && JSON.stringify(answer[field]) === JSON.stringify(own);
    });
    expect(seen).toEqual(expected);
  });

  test.each(['Customer', 'Customer of an order', 'User'] as const)(
    'the owner sees every field of the own %s',
    (entry) => {
      const blank = Object.entries(responses.get(`${entry} owner`)).filter(
        ([field, value]) => value === null && !NEVER_KNOWN.includes(field),
      );
      expect(blank).toEqual([]);
    },
  );

  const orderChange = (name: string, input: string) =>
    `mutation ($orderId: ID, $orderKey: String) {
      ${name}(input: { orderId: $orderId, orderKey: $orderKey ${input} }) { order { orderNumber } }
    }`;
  const isForbidden = ({ errors }: Reply) => ['ORDER_FORBIDDEN', 'NOT_CAPABLE'].includes(String(firstCode({ errors })));

  test.each([
    ['payOrder', ''],
    ['settleOrder', ''],
    ['cancelOrder', ''],
    ['requestReturn', 'lines: [] reason: OTHER text: ""'],
  ])('%s works on an order for its owner and who holds its key only', async (name, input) => {
    const allowed = [];
    for (const reader of READERS) {
      const variables = {
        orderId: String(order.databaseId),
        ...(reader === 'holder' && { orderKey: order.orderKey }),
      };
      if (!isForbidden(await readers[reader].ask(orderChange(name, input), variables))) allowed.push(reader);
    }
    expect(allowed).toEqual(['owner', 'holder']);
  });

  test.each([
    [
      'updateCustomer',
      (id: number) => `mutation { updateCustomer(input: { id: "${id}", nickname: "Nona" }) { customer { id } } }`,
    ],
    ['updateUser', (id: number) => `mutation { updateUser(input: { id: "${id}", nickname: "Nona" }) { user { id } } }`],
  ])('%s changes an account for its owner only', async (_case, change) => {
    const allowed = [];
    for (const reader of READERS) {
      if ((await readers[reader].ask(change(owner.id))).errors.length === 0) allowed.push(reader);
    }
    expect(allowed).toEqual(['owner']);
  });

  test('does not find a customer’s order by number and email address', async () => {
    const find = `mutation { findOrder(input: { orderNumber: "${order.databaseId}", email: "kirim@example.test" }) { order { id } } }`;
    for (const reader of READERS) expect(firstCode(await readers[reader].ask(find))).toBe('ORDER_FORBIDDEN');
  });

  test('opens a customer’s cart only to the session token together with the login', async () => {
    await owner.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 3 } });
    const session = { 'woocommerce-session': `Session ${owner.token()}` };
    const seen = [];
    for (const reader of ['visitor', 'customer', 'ended', 'owner', 'holder'] as const) {
      const { data } = await readers[reader].ask('{ cart { contents { itemCount } } }', {}, session);
      if (data.cart.contents.itemCount === 3) seen.push(reader);
    }
    expect(seen).toEqual(['owner']);
  });

  test('no refusal reveals whether an order or an account exists', async () => {
    const stranger = readers.customer;
    const orders = [order.databaseId, 987_654_321].map((id) => stranger.ask(ENTRIES.Order.ask, { id: String(id) }));
    const accounts = [owner.id, 987_654_321].map((customerId) => stranger.ask(ENTRIES.Customer.ask, { customerId }));
    for (const pair of [orders, accounts]) {
      const [there, missing] = (await Promise.all(pair)).map(({ errors, data }) => ({ data, errors }));
      expect(there).toEqual(missing);
    }
  });

  test('a login reveals nothing of another account', async () => {
    const browser = visitor(shop);
    await browser.ask(LOGIN, { login: 'lain', password: PASSWORD });
    const everything = `{ customer { ${everyField('Customer')} } viewer { ${everyField('User')} } orders { nodes { id } } }`;
    const { data } = await browser.ask(everything);
    expect(JSON.stringify(data)).not.toMatch(/Nona|Rumah|pemilik|kirim@|rumah@/);
  });
});
