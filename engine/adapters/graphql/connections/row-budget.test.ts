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
const ask = (values: number, source = NAMES) =>
  graphql({ schema, rootValue, contextValue: { rows: createRowBudget({ values, characters: 100 }) }, source });

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
  expect((await ask(values, source)).errors).toBeUndefined();
  expect((await ask(values - 1, source)).errors).toHaveLength(1);
});

test('the first list that goes beyond is refused, and those after it are not there', async () => {
  const { errors, data } = await ask(33);
  expect(data).toEqual({
    crates: { nodes: [{ bottles: { nodes } }, { bottles: null }, { bottles: null }] },
  });
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({
    message: 'The query asks for more than fits into one answer.',
    path: ['crates', 'nodes', 1, 'bottles'],
    extensions: { category: 'user', code: 'TOO_MANY_ROWS' },
  });
});

describe('an answer with many values', () => {
  const textsOf = (values: number, ...answers: unknown[]) => {
    const rows = createRowBudget({ values: 20_000, characters: 100 });
    rows.take(values);
    for (const answer of answers) rows.takeTexts(answer);
  };
  const half = { nodes: [{ name: 'x'.repeat(25) }, { name: 'x'.repeat(25), rank: 1, none: null }] };

  test('may hold so many letters', () => {
    expect(() => textsOf(10_000, half, half)).not.toThrow();
  });

  test('shares them with the others of its request', () => {
    expect(() => textsOf(10_000, half, half, { name: 'x' })).toThrow(/more than fits/);
  });

  test('of few values may hold more', () => {
    expect(() => textsOf(9_999, half, half, half)).not.toThrow();
  });
});
