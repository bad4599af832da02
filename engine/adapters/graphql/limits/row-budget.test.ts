import { buildSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { chargeConnections, createRowBudget } from './row-budget.ts';

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
  const rows = createRowBudget({ values, characters: 100 }, { values: 12, characters: 100 });
  const { data } = await graphql({ schema, rootValue, contextValue: { rows }, source });
  return { data, isSpent: rows.isSpent };
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
])('%s: %i in all', async (_case, values, source) => {
  expect((await ask(values, source)).isSpent).toBe(false);
  expect((await ask(values - 1, source)).isSpent).toBe(true);
});

test('from the first list that goes beyond, nothing more is looked up', async () => {
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
])('a list of %s: takes %i of what is there for everything', async (_case, values, source) => {
  expect((await ask(values, source)).isSpent).toBe(false);
  expect((await ask(values - 1, source)).isSpent).toBe(true);
});

test('of several lists of products in one request the longest counts', () => {
  const rows = createRowBudget({ values: 10, characters: 0 }, { values: 5, characters: 0 });
  rows.list(2);
  rows.list(3);
  expect([rows.takeListed(15), rows.takeListed(10), rows.takeListed(1)]).toEqual([true, true, false]);
});

describe('an answer with many values', () => {
  const textsOf = (values: number, ...answers: unknown[]) => {
    const rows = createRowBudget({ values: 2000, characters: 100 });
    rows.take(values);
    for (const answer of answers) rows.takeTexts(answer);
    return rows.isSpent;
  };
  const half = { nodes: [{ name: 'x'.repeat(25) }, { name: 'x'.repeat(25), rank: 1, none: null }] };

  test('may hold so many letters', () => {
    expect(textsOf(1000, half, half)).toBe(false);
  });

  test('shares them with the others of its request', () => {
    expect(textsOf(1000, half, half, { name: 'x' })).toBe(true);
  });

  test('of few values may hold more', () => {
    expect(textsOf(999, half, half, half)).toBe(false);
  });
});
