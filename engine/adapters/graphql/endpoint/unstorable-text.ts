import { type DocumentNode, visit } from 'graphql';

export const UNSTORABLE_TEXT = 'A text holds a character that cannot be stored.';

/** No database keeps NUL or half of a surrogate pair in a text, and no shopper types them. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export function literalHoldsUnstorable(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= isUnstorable(value);
    },
  });
  return found;
}
