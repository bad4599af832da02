import { GraphQLError } from 'graphql';
import { type RefusalCode, type RefusedField, refusalMessage } from '#contract/refusals.ts';

export type Facts = Readonly<Record<string, string | number>>;

interface Details {
  /** The words, when they are not the code's own template. */
  readonly message?: string;
  readonly fields?: readonly RefusedField[];
}

/** Answers with an error the client may see: its words, a stable code and the facts in it. */
export function refuse(code: RefusalCode, facts: Facts = {}, { message, fields }: Details = {}): never {
  throw new GraphQLError(message ?? refusalMessage(code, facts), {
    extensions: { category: 'user', code, facts, ...(fields && { fields }) },
  });
}
