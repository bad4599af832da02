import type { Login } from '#engine/usecases/ports/customers.ts';
import type { Context } from '../context.ts';

const AUTH_SECONDS = 300;

type Signing = Pick<Context, 'at' | 'loginTokens'>;

/** A short token to ask with. It ends with its login, if that is sooner. */
export async function authTokenOf(
  { loginId, customerId }: { readonly loginId: string; readonly customerId: number },
  { at, loginTokens }: Signing,
) {
  const expiresAt = new Date(at.getTime() + AUTH_SECONDS * 1000);
  const authToken = await loginTokens.issue('auth', { loginId, customerId, expiresAt });
  return { authToken, authTokenExpiration: unixText(expiresAt) };
}

/** Both tokens of a login. */
export async function tokensOf({ id: loginId, customerId, expiresAt }: Login, signing: Signing) {
  const refreshToken = await signing.loginTokens.issue('refresh', { loginId, customerId, expiresAt });
  return {
    ...(await authTokenOf({ loginId, customerId }, signing)),
    refreshToken,
    refreshTokenExpiration: unixText(expiresAt),
  };
}

const unixText = (date: Date): string => String(Math.floor(date.getTime() / 1000));
