import type { HandedTokens } from './visitor-login.ts';

/** By which the answer names the tokens of a login. */
export const LOGIN_HEADERS = {
  auth: 'X-WPGraphQL-Login-Token',
  refresh: 'X-WPGraphQL-Login-Refresh-Token',
} as const;

export const loginHeaders = (tokens: HandedTokens | null): Readonly<Record<string, string>> =>
  tokens
    ? {
        [LOGIN_HEADERS.auth]: tokens.authToken,
        ...(tokens.refreshToken !== undefined && { [LOGIN_HEADERS.refresh]: tokens.refreshToken }),
      }
    : {};
