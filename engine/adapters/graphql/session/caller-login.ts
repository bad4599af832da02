import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Login } from '#engine/usecases/ports/customers.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { LoginCookie } from './login-cookie.ts';
import { authTokenOf, type LoginTokens } from './login-tokens.ts';

/** How a request says who is logged in. */
export interface LoginProof {
  readonly bearer: string | null;
  readonly cookie: string | null;
  /** False when a page of a strange site sent it: then its cookie counts for nothing, and it is given none. */
  readonly isTrusted: boolean;
}

export interface Authentication {
  readonly customer: Customer;
  readonly loginId: string;
  readonly by: 'bearer' | 'cookie';
}

/** Who is logged in behind one HTTP request, asked only when a field needs to know. */
export interface CallerLogin {
  readonly canUseCookies: boolean;
  /** As the request proves it. A token that is bad or over proves nothing, and is no error. */
  present(): Promise<Authentication | null>;
  /** From now on the browser is logged in by a cookie, or no longer. */
  keep(login: Login, options: { readonly isRemembered: boolean }): void;
  forget(): void;
  /** What the answer tells the browser to keep; null for nothing at all. */
  cookieToSend(): LoginCookie | 'clear' | null;
  /** Tokens that an operation has handed out: the answer names them in its headers as well. */
  handOut(tokens: IssuedTokens): void;
  /**
   * For the headers of the answer. Whoever came with a good token gets the next one; a token that lives longer is only
   * given for a password or for itself.
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
  readonly recognise: Usecases['recognise'];
  now(): Date;
}

export function createCallerLogin({ proof, tokens, recognise, now }: Needs): CallerLogin {
  let found: Promise<Authentication | null> | undefined;
  let cookie: LoginCookie | 'clear' | null = null;
  let handed: IssuedTokens | null = null;
  let isOver = false;

  async function provenBy(by: Authentication['by'], text: string | null): Promise<Authentication | null> {
    const token = text === null ? null : tokens.read(by === 'bearer' ? 'auth' : 'cookie', text);
    const customer = token && (await recognise(token.loginId));
    return token && customer?.id === token.customerId ? { customer, loginId: token.loginId, by } : null;
  }
  return {
    canUseCookies: proof.isTrusted,
    present() {
      found ??= provenBy('bearer', proof.bearer).then(
        (presence) => presence ?? provenBy('cookie', proof.isTrusted ? proof.cookie : null),
      );
      return found;
    },
    keep({ id, customerId, expiresAt }, { isRemembered }) {
      cookie = { token: tokens.issue('cookie', { loginId: id, customerId, expiresAt }), isRemembered };
    },
    forget() {
      isOver = true;
      if (proof.isTrusted) cookie = 'clear';
    },
    cookieToSend: () => cookie,
    handOut(tokens) {
      handed = tokens;
    },
    async tokensToSend() {
      if (handed) return handed;
      const presence = isOver ? null : await found;
      if (presence?.by !== 'bearer') return null;
      const { loginId, customer } = presence;
      return authTokenOf({ loginId, customerId: customer.id }, { at: now(), loginTokens: tokens });
    },
  };
}
