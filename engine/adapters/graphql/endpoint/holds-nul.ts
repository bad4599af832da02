import { type DocumentNode, visit } from 'graphql';

/** No database keeps it in a text, and no shopper types it. */
export const NUL_IN_TEXT = 'A text holds the character U+0000.';

/** True when some text in a JSON value, however deep, holds the character NUL. */
export function holdsNul(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return false;
}

export function literalHoldsNul(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= value.includes('\0');
    },
  });
  return found;
}
