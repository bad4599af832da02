import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { refuse } from '../errors/refuse.ts';

/** Counts a mutation that a client is about to run. Returns how many seconds it has to wait; 0 when it may run now. */
export type RateLimitMutation = (mutation: string) => number;

type Resolver = GraphQLFieldResolver<unknown, { readonly rateLimitMutation: RateLimitMutation }>;

/** Counts every mutation of the schema: aliases and batches multiply what one request changes. */
export function limitMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = limited(field.resolve ?? defaultFieldResolver);
  }
}

function limited(resolve: Resolver): Resolver {
  return (...call) => {
    const [, , { rateLimitMutation }, { fieldName }] = call;
    const seconds = rateLimitMutation(fieldName);
    return seconds > 0 ? refuse('TOO_MANY_TRIES', { seconds }) : resolve(...call);
  };
}
