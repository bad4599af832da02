import type { IssuedTokens } from './caller-login.ts';

export const SESSION_HEADER = 'woocommerce-session';

/** The token in `Session <jwt>`; null when there is none. Other text is returned as it is, to be refused as a token. */
export function tokenOfHeader(header: string | null): string | null {
  const text = header?.trim() ?? '';
  if (text === '' || text === 'Session') return null;
  return /^Session\s+(\S+)$/.exec(text)?.[1] ?? text;
}

/** Response headers with the tokens of a login. */
export const LOGIN_HEADERS = {
  auth: 'X-WPGraphQL-Login-Token',
  refresh: 'X-WPGraphQL-Login-Refresh-Token',
} as const;

export const loginHeaders = (tokens: IssuedTokens | null): Readonly<Record<string, string>> =>
  tokens
    ? {
        [LOGIN_HEADERS.auth]: tokens.authToken,
        ...(tokens.refreshToken !== undefined && { [LOGIN_HEADERS.refresh]: tokens.refreshToken }),
      }
    : {};
