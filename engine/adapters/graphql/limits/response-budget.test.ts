import { buildSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { chargeConnections, createResponseBudget } from './response-budget.ts';
import { createTurns } from './turns.ts';

const schema = buildSchema(`
  type Query { crates: CrateConnection products: CrateConnection }
  type CrateConnection { nodes: [Crate!]! }
  type Crate { bottles: BottleConnection related: CrateConnection }
  type BottleConnection { nodes: [Bottle!]! edges: [BottleEdge!]! }
  type BottleEdge { node: Bottle! }
  type Bottle { name: String }
`);
chargeConnections(schema);

const nodes = [{ name: 'Flush' }, { name: 'Octane' }];
const bottles = { nodes, edges: nodes.map((node) => ({ node })) };

/** Three crates with two bottles each. */
const crates = async () => ({
  nodes: Array.from({ length: 3 }, () => ({ bottles: () => bottles })),
});
const rootValue = { crates, products: crates };
const PRODUCTS = '{ nodes { bottles { nodes { name } } } }';
const NAMES = '{ crates { nodes { bottles { nodes { name } } } } }';
async function ask(values: number, source = NAMES) {
  const responseBudget = createResponseBudget({ values, characters: 100 }, { values: 12, characters: 100 });
  const { data } = await graphql({ schema, rootValue, contextValue: { responseBudget, turns: createTurns() }, source });
  return { data, isSpent: responseBudget.isSpent };
}

test.each([
  ['a row is one value, a list ten', 36, NAMES],
  ['each field of a row is one', 42, '{ crates { nodes { bottles { nodes { name again: name } } } } }'],
  [
    'also under edges and in fragments',
    42,
    `{ crates { nodes { bottles { edges { node { ...on Bottle { name } ...B } } } } } }
    fragment B on Bottle { again: name }`,
  ],
  [
    'a field that is asked for twice counts twice',
    72,
    `{ crates { nodes { bottles { nodes { name } } } }
    crates { nodes { bottles { nodes { again: name } } } } }`,
  ],
])('%s: spends %i values', async (_case, values, source) => {
  expect((await ask(values, source)).isSpent).toBe(false);
  expect((await ask(values - 1, source)).isSpent).toBe(true);
});

test('looks up nothing more from the first list that exceeds the budget', async () => {
  const { data, isSpent } = await ask(33);
  expect(data).toEqual({
    crates: { nodes: [{ bottles: { nodes } }, { bottles: null }, { bottles: null }] },
  });
  expect(isSpent).toBe(true);
});

test.each([
  ['nothing but products', 0, '{ products { nodes { bottles { nodes { name } } } } }'],
  [
    'also in fragments',
    0,
    '{ products { ...P } } fragment P on CrateConnection { nodes { bottles { nodes { name } } } }',
  ],
  ['beyond what comes with each product', 8, '{ products { nodes { bottles { nodes { name again: name } } } } }'],
  [
    'products in products',
    66,
    '{ products { nodes { bottles { nodes { name } } related { nodes { __typename } } } } }',
  ],
  ['products beside products', 72, `{ products ${PRODUCTS} again: products ${PRODUCTS} }`],
])('a list of %s: spends %i of the common budget', async (_case, values, source) => {
  expect((await ask(values, source)).isSpent).toBe(false);
  expect((await ask(values - 1, source)).isSpent).toBe(true);
});

test('adds up what a request costs, with work that is no part of a response', () => {
  const responseBudget = createResponseBudget({ values: 10, characters: 0 });
  responseBudget.spend(4);
  responseBudget.addWork(100);
  expect([responseBudget.cost, responseBudget.isSpent]).toEqual([104, false]);
});

test('counts the longest of several product lists in one request', () => {
  const responseBudget = createResponseBudget({ values: 10, characters: 0 }, { values: 5, characters: 0 });
  responseBudget.addProducts(2);
  responseBudget.addProducts(3);
  expect([
    responseBudget.spendOnProducts(15),
    responseBudget.spendOnProducts(10),
    responseBudget.spendOnProducts(1),
  ]).toEqual([true, true, false]);
});

test.each([
  ['as tools ask for it', [250_000], [true]],
  ['twice', [250_000, 1], [true, false]],
  ['in circles', [400_001], [false]],
])('reads the schema %s', (_case, requests, allowed) => {
  const responseBudget = createResponseBudget();
  expect(requests.map((values) => responseBudget.introspect(values, 400_000))).toEqual(allowed);
  expect(responseBudget.isSpent).toBe(allowed.includes(false));
});

test('a longer catalog may not take ever more memory', () => {
  const responseBudget = createResponseBudget({ values: 0, characters: 0 });
  responseBudget.addProducts(100_000);
  expect([responseBudget.spendOnProducts(1_200_000), responseBudget.spendOnProducts(1)]).toEqual([true, false]);
});

describe('a response with many values', () => {
  const textsOf = async (values: number, ...responses: unknown[]) => {
    const responseBudget = createResponseBudget({ values: 2000, characters: 100 });
    responseBudget.spend(values);
    for (const response of responses) await responseBudget.spendTexts(response, createTurns());
    return responseBudget.isSpent;
  };
  const half = { nodes: [{ name: 'x'.repeat(25) }, { name: 'x'.repeat(25), rank: 1, none: null }] };

  test('may hold as many characters as the limit', async () => {
    expect(await textsOf(1000, half, half)).toBe(false);
  });

  test('shares them with the other responses to its request', async () => {
    expect(await textsOf(1000, half, half, { name: 'x' })).toBe(true);
  });

  test('may hold more when it has few values', async () => {
    expect(await textsOf(999, half, half, half)).toBe(false);
  });
});
