import { buildASTSchema, concatAST, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { SCHEMA } from '#contract/generated/schema.generated.ts';
import { limitMutations } from '../limits/mutation-limit.ts';
import { chargeConnections } from '../limits/response-budget.ts';
import { readTypesInTurns } from '../limits/turns-of-introspection.ts';
import { readVariationField } from '../resolvers/catalog/variation-fields.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { attachResolvers, type ResolverMap } from './attach-resolvers.ts';
import { attributeTypeResolvers } from './attribute-resolvers.ts';
import { attributeSdl } from './attribute-sdl.ts';
import { expandSchema } from './expand-schema.ts';

/** Names the locations that every version of GraphQL knows: the tools of older clients stop at any other. */
const DEPRECATED = `
  directive @deprecated(reason: String! = "No longer supported")
    on ARGUMENT_DEFINITION | ENUM_VALUE | FIELD_DEFINITION | INPUT_FIELD_DEFINITION`;

/** Without the place of each word: nobody asks for it, and it would stay in memory. */
const parseSdl = (sdl: string) => parse(sdl, { noLocation: true });

/** The schema that is executed: the authored one, with the types of these attributes. */
export function buildSchema(attributes: readonly string[]): GraphQLSchema {
  const parts = [SCHEMA, attributeSdl(attributes)].filter((sdl) => sdl !== '').map(parseSdl);
  const schema = buildASTSchema(concatAST([parseSdl(DEPRECATED), expandSchema(concatAST(parts))]));
  const maps: readonly ResolverMap[] = [resolvers, ...attributeTypeResolvers(attributes)];
  for (const map of maps) attachResolvers(schema, map);
  resolveVariations(schema);
  chargeConnections(schema);
  limitMutations(schema);
  readTypesInTurns(schema);
  return schema;
}

function resolveVariations(schema: GraphQLSchema): void {
  const type = schema.getType('SimpleProductVariation');
  if (!isObjectType(type)) return;
  for (const field of Object.values(type.getFields())) field.resolve ??= readVariationField(field.name);
}
