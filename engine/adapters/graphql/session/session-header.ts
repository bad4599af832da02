export const SESSION_HEADER = 'woocommerce-session';

/** The token in `Session <jwt>`; null when there is none; other words are handed on, to be refused as a bad token. */
export function tokenOfHeader(header: string | null): string | null {
  const text = header?.trim() ?? '';
  if (text === '' || text === 'Session') return null;
  return /^Session\s+(\S+)$/.exec(text)?.[1] ?? text;
}
