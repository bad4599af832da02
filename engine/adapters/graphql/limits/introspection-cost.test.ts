import { execute, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from '../schema/build-schema.ts';
import { createIntrospectionCost } from './introspection-cost.ts';
import { createTurns } from './turns.ts';

const schema = buildSchema(['viscosity']);
const introspectionCost = createIntrospectionCost(schema);
const cost = (query: string) => introspectionCost.of(parse(query), null);

/** Fields with a value, objects and lists among them. */
function valuesIn(result: unknown): number {
  if (Array.isArray(result)) return result.reduce<number>((values, row) => values + valuesIn(row), 0);
  if (typeof result !== 'object' || result === null) return 0;
  return Object.values(result).reduce<number>((values, value) => values + 1 + valuesIn(value), 0);
}

const valuesOf = async (query: string): Promise<number> =>
  valuesIn((await execute({ schema, document: parse(query), contextValue: { turns: createTurns() } })).data);

const TYPE = '{ kind name ofType { kind name } }';

test.each([
  ['all that tools ask for', getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true })],
  [
    'the fields of all types',
    `{ __schema { types { name fields { name type ${TYPE} args { name type ${TYPE} } } } } }`,
  ],
  ['one type', `{ __type(name: "Product") { name fields { name args { name } } possibleTypes { name } } }`],
  ['one list in another', '{ __schema { types { fields { type { fields { name } enumValues { name } } } } } }'],
  [
    'fragments and aliases',
    '{ __schema { ...S } } fragment S on __Schema { a: types { name } b: directives { name args { name } } }',
  ],
])('counts at least the values of %s', async (_case, query) => {
  const values = await valuesOf(query);
  expect(values).toBeGreaterThan(50);
  expect(cost(query)).toBeGreaterThanOrEqual(values);
});

test('counts what tools ask for without adding much', async () => {
  const query = getIntrospectionQuery();
  expect(cost(query)).toBeLessThan(5 * (await valuesOf(query)));
});

test('allows what tools ask for, and not the same twice', () => {
  expect(cost(getIntrospectionQuery())).toBeLessThan(introspectionCost.most());
  const types = '__schema { types { fields { name description args { name description } } } }';
  const often = `{ ${Array.from({ length: 20 }, (_, n) => `s${n}: ${types} t${n}: ${types}`).join(' ')} }`;
  expect(cost(often)).toBeGreaterThan(introspectionCost.most());
});

test('counts each alias', () => {
  const types = '__schema { types { name } }';
  expect(cost(`{ a: ${types} b: ${types} }`)).toBe(2 * cost(`{ ${types} }`));
});

test('counts nothing for data', () => {
  expect(cost('{ products { nodes { name __typename } } }')).toBe(0);
});
