import type * as Graphql from 'graphql';
import { graphql, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createTurns } from '../limits/turns.ts';
import { buildSchema } from './build-schema.ts';

const schema = buildSchema(['size', 'viscosity']);

describe.each([
  ['15.8', 'graphql-15'],
  ['16.9', 'graphql-16'],
])('a client with graphql %s', (_version, name) => {
  const load = (): Promise<typeof Graphql> => import(name);

  test('reads the schema as it is printed', async () => {
    const older = await load();
    const read = older.buildSchema(printSchema(schema));
    expect(older.validateSchema(read)).toEqual([]);
    expect(Object.keys(read.getTypeMap())).toEqual(expect.arrayContaining(['Cart', 'PaSize']));
  });

  test('reads and prints the schema that it is served', async () => {
    const older = await load();
    const source = older.getIntrospectionQuery({ directiveIsRepeatable: true, inputValueDeprecation: true });
    const { data, errors } = await graphql({ schema, contextValue: { turns: createTurns() }, source });
    expect(errors).toBeUndefined();
    const sdl = older.printSchema(older.buildClientSchema(data as unknown as Graphql.IntrospectionQuery));
    expect(older.parse(sdl).definitions.length).toBeGreaterThan(100);
    expect(unknownLocations(data, older)).toEqual([]);
  });
});

/** Where directives of the served schema may stand that this version has never heard of. */
function unknownLocations(data: unknown, { DirectiveLocation }: typeof Graphql): readonly string[] {
  const { __schema } = data as Graphql.IntrospectionQuery;
  const known: readonly string[] = Object.values(DirectiveLocation);
  return __schema.directives.flatMap(({ locations }) => locations.filter((location) => !known.includes(location)));
}
