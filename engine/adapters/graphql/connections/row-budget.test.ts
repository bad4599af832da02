import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { chargeConnections, createRowBudget } from './row-budget.ts';

const schema = buildSchema(`
  type Query { shelves: ShelfConnection }
  type ShelfConnection { nodes: [Shelf!]! }
  type Shelf { bottles: BottleConnection }
  type BottleConnection { nodes: [Bottle!]! }
  type Bottle { name: String }
`);
chargeConnections(schema);

/** Three shelves with two bottles each: nine rows. */
const rootValue = {
  shelves: async () => ({
    nodes: Array.from({ length: 3 }, () => ({ bottles: () => ({ nodes: [{ name: 'Flush' }, { name: 'Octane' }] }) })),
  }),
};
const ask = (limit: number) =>
  graphql({
    schema,
    rootValue,
    contextValue: { rows: createRowBudget(limit) },
    source: '{ shelves { nodes { bottles { nodes { name } } } } }',
  });

test('lists in lists are answered while the rows of all of them together fit', async () => {
  expect((await ask(9)).errors).toBeUndefined();
});

test('the list that goes beyond is refused', async () => {
  const { errors } = await ask(8);
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({
    message: 'The query asks for more than 8 rows.',
    path: ['shelves', 'nodes', 2, 'bottles'],
    extensions: { category: 'user', code: 'TOO_MANY_ROWS' },
  });
});
