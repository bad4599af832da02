import { type DocumentNode, GraphQLError, visit } from 'graphql';
import { isStorable } from '#engine/domain/text/text.ts';

export const UNSTORABLE_TEXT = 'A text holds a character that cannot be stored.';

export function literalHoldsUnstorable(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= !isStorable(value);
    },
  });
  return found;
}

/** More than twice the deepest filter of the schema. Deeper values could overflow the stack of code that reads them. */
const MAX_DEPTH = 32;

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { category: 'graphql', code: 'BAD_INPUT' } });

const UNSTORABLE = refusal(UNSTORABLE_TEXT);
const TOO_DEEP = refusal('The variables are too deep.');

/** Why an operation with these variables is rejected; null when it is not. */
export function refuseVariables(variables: unknown): GraphQLError | null {
  const waiting = [{ value: variables, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return UNSTORABLE;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) return TOO_DEEP;
    for (const inside of Object.values(value)) waiting.push({ value: inside, depth: depth + 1 });
  }
  return null;
}
