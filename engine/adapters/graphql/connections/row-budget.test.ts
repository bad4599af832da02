import { buildSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { chargeConnections, createRowBudget } from './row-budget.ts';

const schema = buildSchema(`
  type Query { crates: CrateConnection }
  type CrateConnection { nodes: [Crate!]! }
  type Crate { bottles: BottleConnection }
  type BottleConnection { nodes: [Bottle!]! edges: [BottleEdge!]! }
  type BottleEdge { node: Bottle! }
  type Bottle { name: String }
`);
chargeConnections(schema);

const nodes = [{ name: 'Flush' }, { name: 'Octane' }];
const bottles = { nodes, edges: nodes.map((node) => ({ node })) };

/** Three crates with two bottles each. */
const rootValue = {
  crates: async () => ({
    nodes: Array.from({ length: 3 }, () => ({ bottles: () => bottles })),
  }),
};
const NAMES = '{ crates { nodes { bottles { nodes { name } } } } }';
async function ask(values: number, source = NAMES) {
  const rows = createRowBudget({ values, characters: 100 });
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

describe('an answer with many values', () => {
  const textsOf = (values: number, ...answers: unknown[]) => {
    const rows = createRowBudget({ values: 20_000, characters: 100 });
    rows.take(values);
    for (const answer of answers) rows.takeTexts(answer);
    return rows.isSpent;
  };
  const half = { nodes: [{ name: 'x'.repeat(25) }, { name: 'x'.repeat(25), rank: 1, none: null }] };

  test('may hold so many letters', () => {
    expect(textsOf(10_000, half, half)).toBe(false);
  });

  test('shares them with the others of its request', () => {
    expect(textsOf(10_000, half, half, { name: 'x' })).toBe(true);
  });

  test('of few values may hold more', () => {
    expect(textsOf(9_999, half, half, half)).toBe(false);
  });
});
