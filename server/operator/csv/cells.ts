/** WooCommerce takes columns of this name for custom fields; a name that begins with `_` is one of the shop's own. */
export const META = 'Meta: ';

/** `a, b\, c` → `a` and `b, c`. */
export const splitList = (cell: string): readonly string[] =>
  splitParts(cell, ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const joinList = (parts: readonly string[]): string => joinParts(parts, ', ');

/** A backslash before a separator, or before another backslash, makes it an ordinary character. */
export const splitParts = (cell: string, separator: ',' | '|'): readonly string[] => {
  const parts = [''];
  for (const [piece] of cell.matchAll(/\\[\\,|]|[\s\S]/g)) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece.length === 2 ? piece.slice(1) : piece;
  }
  return parts;
};

export const joinParts = (parts: readonly string[], separator: ', ' | '|'): string =>
  parts.map((part) => part.replace(/[\\,|]/g, '\\$&')).join(separator);

/** Line breaks as `\n`, so that every row is one line, as WooCommerce writes them; backslashes before an n come doubled. */
export const foldLines = (text: string): string =>
  text.replace(/(\\*)(\n|n)/g, (_whole, slashes: string, character: string) =>
    character === '\n' ? `${slashes}${slashes}\\n` : `${slashes}${slashes}n`,
  );

export const unfoldLines = (cell: string): string =>
  cell.replace(/(\\+)n/g, (_whole, { length }: string) => '\\'.repeat(length / 2) + (length % 2 === 1 ? '\n' : 'n'));
