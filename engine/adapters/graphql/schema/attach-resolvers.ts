import { type GraphQLFieldResolver, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { Context } from '../context/context.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Type → field → resolver; of an interface only `__resolveType`. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Binds resolvers to the fields of a schema. One for a field that the schema does not have is a mistake. */
export function attachResolvers(schema: GraphQLSchema, resolvers: ResolverMap): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    for (const [name, resolver] of Object.entries(fields)) attach(schema, { typeName, name, resolver });
  }
}

interface Binding {
  readonly typeName: string;
  readonly name: string;
  readonly resolver: unknown;
}

function attach(schema: GraphQLSchema, { typeName, name, resolver }: Binding): void {
  const type = schema.getType(typeName);
  if (typeof resolver !== 'function')
    throw new TypeError(`${typeName}.${name} is resolved by something else than a function`);
  if (isInterfaceType(type) && name === '__resolveType') {
    type.resolveType = (source, context, info) => resolver(source, context, info);
    return;
  }
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new TypeError(`the schema has no ${typeName}.${name}`);
  field.resolve = resolver as Resolver;
}
