import { GraphQLObjectType, GraphQLScalarType, GraphQLSchema } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { Context } from '../context/context.ts';
import { createResponseBudget } from '../limits/response-budget.ts';
import { createTurns } from '../limits/turns.ts';
import { createOperationRunner } from './operation-runner.ts';

const readAddress = vi.fn((value: unknown) => value);
const Address = new GraphQLScalarType({ name: 'Address', coerceInputValue: readAddress });
const query = new GraphQLObjectType({
  name: 'Query',
  fields: { label: { type: Address, args: { of: { type: Address } }, resolve: (_source, { of }) => of } },
});
const run = createOperationRunner(new GraphQLSchema({ query }), {
  log: { error: vi.fn() },
  unavailabilityOf: () => null,
});
// The rest is for resolvers.
const context = { responseBudget: createResponseBudget(), turns: createTurns() } as Context;
const LABEL = 'query ($of: Address!) { label(of: $of) }';

test('reads the variables of an operation once', async () => {
  expect(await run({ query: LABEL, variables: { of: 'Jl. Melati 5' } }, { context })).toEqual({
    data: { label: 'Jl. Melati 5' },
  });
  expect(readAddress).toHaveBeenCalledExactlyOnceWith('Jl. Melati 5');
});

test('executes nothing when a variable is missing', async () => {
  const { data, errors } = await run({ query: LABEL }, { context });
  expect(data).toBeUndefined();
  expect(errors?.map(({ message }) => message)).toEqual([expect.stringContaining('"$of"')]);
});
