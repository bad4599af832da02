import { GraphQLError } from 'graphql';
import { type RefusalCode, type RefusedField, refusalMessage } from '#contract/refusals.ts';

export type Facts = Readonly<Record<string, string | number>>;

interface Details {
  /** The words, when they are not the code's own template. */
  readonly message?: string;
  readonly fields?: readonly RefusedField[];
}

/** An error the client may see: its words, a stable code and the facts in it. */
export const refusal = (code: RefusalCode, facts: Facts = {}, { message, fields }: Details = {}): GraphQLError =>
  new GraphQLError(message ?? refusalMessage(code, facts), {
    extensions: { category: 'user', code, facts, ...(fields && { fields }) },
  });

/** Answers with such an error. */
export function refuse(...refused: Parameters<typeof refusal>): never {
  throw refusal(...refused);
}
