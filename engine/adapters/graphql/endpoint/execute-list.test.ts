import { setImmediate } from 'node:timers/promises';
import { buildSchema, execute, isObjectType, parse, validateExecutionArgs } from 'graphql';
import { expect, test, vi } from 'vitest';
import { chargeConnections, createResponseBudget } from '../limits/response-budget.ts';
import { createTurns } from '../limits/turns.ts';
import { executeList } from './execute-list.ts';

const schema = buildSchema(`
  type Query { products(first: Int): ProductConnection }
  type ProductConnection { nodes: [Product]! edges: [ProductEdge!] found: Int }
  type ProductEdge { node: Product }
  interface Product { id: ID! name: String sizes(over: Int = 0): [Int!] notes: NoteConnection }
  type Bottle implements Product {
    id: ID! name: String sizes(over: Int = 0): [Int!] notes: NoteConnection litres: Float maker: Maker
    picture: MediaItem
  }
  type Box implements Product { id: ID! name: String sizes(over: Int = 0): [Int!] notes: NoteConnection bottles: Int! }
  type Maker { name: String! }
  type MediaItem { file: String }
  type NoteConnection { nodes: [Note!]! }
  type Note { text: String }
`);
const product = schema.getType('Product');
if (product && 'resolveType' in product) product.resolveType = ({ kind }) => kind;
for (const name of ['Bottle', 'Box']) {
  const type = schema.getType(name);
  const sizes = isObjectType(type) ? type.getFields().sizes : undefined;
  if (sizes) sizes.resolve = ({ all }, { over }) => all.filter((size: number) => size > over);
}
chargeConnections(schema);

const notes = (count: number) => ({ nodes: Array.from({ length: count }, (_, at) => ({ text: `note ${at}` })) });
const bottle = {
  kind: 'Bottle',
  id: 7,
  name: 'Flush',
  all: [1, 4],
  notes: notes(2),
  litres: 0.5,
  maker: { name: 'STP' },
};
const box = { kind: 'Box', id: 'b', name: null, all: [6], notes: notes(40), bottles: 12 };

interface Asked {
  readonly rows: readonly unknown[];
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A list as it is planned, and as graphql-js gives it. */
async function bothOf(query: string, { rows, variables = {} }: Asked) {
  const contextOf = () => ({ responseBudget: createResponseBudget(), turns: createTurns() });
  const list = { nodes: rows, edges: rows.map((node) => ({ node })), found: rows.length };
  const request = {
    schema,
    document: parse(query),
    rootValue: { products: async () => list },
    variableValues: variables,
  };
  const [context, contextValue] = [contextOf(), contextOf()];
  const execution = validateExecutionArgs({ ...request, contextValue: context });
  if (!('schema' in execution)) throw new Error('the query is wrong');
  const before = context.responseBudget.cost;
  const planned = await executeList(execution, context);
  const expected = await execute({ ...request, contextValue });
  const cost = [context.responseBudget.cost - before, contextValue.responseBudget.cost];
  return { planned: planned && JSON.stringify(planned), expected: JSON.stringify(expected), cost };
}

test.each([
  ['fields in their order', '{ products { found nodes { name id __typename } } }'],
  ['aliases', '{ list: products { nodes { title: name name } edges { node { id } } } }'],
  ['arguments and variables', 'query($over: Int) { products(first: 2) { nodes { sizes(over: $over) all: sizes } } }'],
  ['types', '{ products { nodes { id ... on Bottle { litres maker { name } } ... on Box { bottles } } } }'],
  [
    'fragments twice',
    '{ products { nodes { ...A ...B ...A } } } fragment A on Product { id } fragment B on Bottle { id maker { name } }',
  ],
  [
    'a field in two parts',
    '{ products { nodes { ... on Bottle { maker { name } } notes { nodes { text } } ... on Bottle { maker { again: name } } } } }',
  ],
  [
    'directives',
    'query($yes: Boolean = true) { products { nodes { id @skip(if: $yes) name @include(if: $yes) ... @include(if: false) { sizes } } } }',
  ],
  ['long lists in rows', '{ products { nodes { notes { nodes { text } } } } }'],
])('gives the same as graphql-js, at the same cost: %s', async (_case, query) => {
  const rows = [bottle, null, ...Array.from({ length: 40 }, () => box)];
  const { planned, expected, cost } = await bothOf(query, { rows, variables: { over: 2 } });
  expect(planned).toBe(expected);
  expect(JSON.parse(expected)).not.toHaveProperty('errors');
  expect(cost[0]).toBe(cost[1]);
});

test('reads a picture once, however many rows have it', async () => {
  const file = vi.fn(() => 'flush.webp');
  const picture = Object.defineProperty({}, 'file', { get: file });
  const rows = Array.from({ length: 3 }, () => ({ ...bottle, picture }));
  const { planned, expected } = await bothOf('{ products { nodes { ... on Bottle { picture { file } } } } }', { rows });
  expect(planned).toBe(expected);
  const byGraphqlJs = rows.length;
  expect(file).toHaveBeenCalledTimes(1 + byGraphqlJs);
});

test.each([
  ['a promise', { ...bottle, name: Promise.resolve('later') }],
  ['an object that comes later', { ...bottle, maker: Promise.resolve({ name: 'STP' }) }],
  ['an error', { ...bottle, name: new Error('unknown') }],
  ['a resolver that throws', { ...bottle, all: null }],
  ['a null that may not be', { ...bottle, maker: { name: null } }],
  ['a value of another type', { ...bottle, litres: 'half' }],
  ['an unknown type', { ...bottle, kind: 'Can' }],
])('leaves to graphql-js, and spends nothing on: %s', async (_case, row) => {
  const query = '{ products { nodes { name sizes ... on Bottle { litres maker { name } } } } }';
  const { planned, cost } = await bothOf(query, { rows: [bottle, row] });
  expect(planned).toBeNull();
  expect(cost[0]).toBe(0);
});

test('a promise that is left to graphql-js does not end the process when it fails', async ({ onTestFinished }) => {
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled));
  const fail = () => Promise.reject(new Error('not there'));
  const rows = [Object.defineProperty({ ...bottle }, 'name', { get: fail })];
  const { planned, expected } = await bothOf('{ products { nodes { name } } }', { rows });
  expect([planned, JSON.parse(expected).errors]).toEqual([null, [expect.objectContaining({ message: 'not there' })]]);
  const sizes = [{ ...box, all: { filter: () => [fail(), fail()] } }];
  expect((await bothOf('{ products { nodes { sizes } } }', { rows: sizes })).planned).toBeNull();
  await setImmediate();
  expect(onUnhandled).not.toHaveBeenCalled();
});
