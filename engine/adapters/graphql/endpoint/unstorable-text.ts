import { type DocumentNode, visit } from 'graphql';

export const UNSTORABLE_TEXT = 'A text holds a character that cannot be stored.';

/** No database keeps NUL or half of a surrogate pair in a text, and no shopper types them. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** True when some text in a JSON value, however deep, cannot be stored. */
export function holdsUnstorable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && isUnstorable(next)) return true;
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return false;
}

export function literalHoldsUnstorable(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= isUnstorable(value);
    },
  });
  return found;
}
