import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { refuse } from '../errors/refuse.ts';

/** Counts a change that a client is about to make: seconds until they may, 0 when they may now. */
export type RateLimitMutation = (mutation: string) => number;

type Resolver = GraphQLFieldResolver<unknown, { readonly rateLimitMutation: RateLimitMutation }>;

/** Makes every mutation of the schema count: aliases and batches multiply what one request changes. */
export function limitMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = counted(field.resolve ?? defaultFieldResolver);
  }
}

function counted(resolve: Resolver): Resolver {
  return (...call) => {
    const [, , { rateLimitMutation }, { fieldName }] = call;
    const seconds = rateLimitMutation(fieldName);
    return seconds > 0 ? refuse('TOO_MANY_TRIES', { seconds }) : resolve(...call);
  };
}
