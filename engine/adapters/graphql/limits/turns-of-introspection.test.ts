import { execute, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from '../schema/build-schema.ts';
import { createTurns } from './turns.ts';

const schema = buildSchema([]);
const readWhole = (turns = createTurns()) =>
  execute({ schema, document: parse(getIntrospectionQuery()), contextValue: { turns } });

test('the whole schema is read in turns', async () => {
  const types = Object.keys(schema.getTypeMap());
  let passed = 0;
  const turns = {
    ...createTurns(),
    pass() {
      passed += 1;
      return null;
    },
  };
  const { data } = await readWhole(turns);
  expect(data).toMatchObject({ __schema: { types: types.map((name) => ({ name })) } });
  expect(passed).toBe(types.length);
});

test('one schema in turns does not change those of others', async () => {
  const other = buildSchema(['viscosity']);
  const [mine, theirs] = await Promise.all([
    readWhole(),
    execute({
      schema: other,
      document: parse('{ __schema { types { name } } }'),
      contextValue: { turns: createTurns() },
    }),
  ]);
  const namesIn = ({ data }: typeof mine) => JSON.stringify(data).includes('PaViscosity');
  expect([namesIn(mine), namesIn(theirs)]).toEqual([false, true]);
});
