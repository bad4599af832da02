import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Login } from '#engine/usecases/ports/customers.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { LoginCookie } from './login-cookie.ts';
import { authTokenOf, type LoginTokens } from './login-tokens.ts';

/** How a request proves who is logged in. */
export interface LoginProof {
  readonly bearer: string | null;
  readonly cookie: string | null;
  /** False when a page of a foreign site sent it: then its cookie is ignored, and none is set. */
  readonly isTrusted: boolean;
}

export interface Authentication {
  readonly customer: Customer;
  readonly loginId: string;
  readonly by: 'bearer' | 'cookie';
}

/** Who is logged in behind one HTTP request; looked up when a field first needs it. */
export interface CallerLogin {
  readonly canUseCookies: boolean;
  /** As the request proves it. An invalid or expired token proves nothing, and is no error. */
  authentication(): Promise<Authentication | null>;
  /** From now on the browser is logged in by a cookie. */
  setCookie(login: Login): void;
  /** From now on it is logged out. */
  clear(): void;
  /** What the response does to the cookie; null for nothing. */
  cookieToSend(): LoginCookie | 'clear' | null;
  /** Tokens that an operation has issued: the response repeats them in its headers. */
  sendTokens(tokens: IssuedTokens): void;
  /**
   * For the headers of the response. A request with a valid token gets the next one; a token that lives longer is only
   * issued for a password or for itself.
   */
  tokensToSend(): Promise<IssuedTokens | null>;
}

export interface IssuedTokens {
  readonly authToken: string;
  readonly refreshToken?: string;
}

interface Needs {
  readonly proof: LoginProof;
  readonly tokens: LoginTokens;
  readonly findLoggedInCustomer: Usecases['findLoggedInCustomer'];
  now(): Date;
}

export function createCallerLogin({ proof, tokens, findLoggedInCustomer, now }: Needs): CallerLogin {
  let found: Promise<Authentication | null> | undefined;
  let cookie: LoginCookie | 'clear' | null = null;
  let issued: IssuedTokens | null = null;
  let isLoggedOut = false;

  async function provenBy(by: Authentication['by'], text: string | null): Promise<Authentication | null> {
    const token = text === null ? null : tokens.read(by === 'bearer' ? 'auth' : 'cookie', text);
    const customer = token && (await findLoggedInCustomer(token.loginId));
    return token && customer?.id === token.customerId ? { customer, loginId: token.loginId, by } : null;
  }
  return {
    canUseCookies: proof.isTrusted,
    authentication() {
      found ??= provenBy('bearer', proof.bearer).then(
        (authentication) => authentication ?? provenBy('cookie', proof.isTrusted ? proof.cookie : null),
      );
      return found;
    },
    setCookie({ id, customerId, kind, expiresAt }) {
      const token = tokens.issue('cookie', { loginId: id, customerId, expiresAt });
      cookie = { token, isRemembered: kind === 'remembered' };
    },
    clear() {
      isLoggedOut = true;
      if (proof.isTrusted) cookie = 'clear';
    },
    cookieToSend: () => cookie,
    sendTokens(tokens) {
      issued = tokens;
    },
    async tokensToSend() {
      if (issued) return issued;
      // Where it failed, the field that asked has said so.
      const authentication = isLoggedOut ? null : await found?.catch(() => null);
      if (authentication?.by !== 'bearer') return null;
      const { loginId, customer } = authentication;
      return authTokenOf({ loginId, customerId: customer.id }, { at: now(), loginTokens: tokens });
    },
  };
}
