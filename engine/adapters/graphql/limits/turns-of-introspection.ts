import { __Schema, type GraphQLSchema } from 'graphql';
import { rowsInTurns, type Turns } from './turns.ts';

/**
 * Whoever reads the whole schema reads its types in turns. GraphQL's own type `__Schema` belongs to all schemas of the process
 * and stays as it is: this one only finds another field in it.
 */
export function readTypesInTurns(schema: GraphQLSchema): void {
  const { types } = __Schema.getFields();
  const resolve = (_schema: unknown, _none: unknown, { turns }: { readonly turns: Turns }) =>
    rowsInTurns(Object.values(schema.getTypeMap()), turns);
  const typesInTurns = Object.create(types ?? null, { resolve: { value: resolve } });
  const fieldOf = schema.getField.bind(schema);
  schema.getField = (...place) => {
    const field = fieldOf(...place);
    return field === types ? typesInTurns : field;
  };
}
