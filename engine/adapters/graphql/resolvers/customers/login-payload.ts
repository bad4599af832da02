import type { Login } from '#engine/usecases/ports/customers.ts';
import { authTokenOf, type Signing, unixText } from '../../session/auth-token.ts';

/** Both tokens of a login. */
export function tokensOf({ id: loginId, customerId, expiresAt }: Login, signing: Signing) {
  const refreshToken = signing.loginTokens.issue('refresh', { loginId, customerId, expiresAt });
  return {
    ...authTokenOf({ loginId, customerId }, signing),
    refreshToken,
    refreshTokenExpiration: unixText(expiresAt),
  };
}
