import type { CommerceApi } from '#contract/commerce-api.ts';
import { Logout, refreshHeadlessLogin, refreshLogin } from './generated/operations.generated.ts';
import type { ShopperRequest, StoredLogin } from './shopper-request.ts';
import { ifSupported, runOperation } from './transport/run-operation.ts';

/** The login of one request. */
export interface RequestLogin {
  /** Proves the login, renewed where it has run out; null for a guest. @throws {ApiFailure} when there was no response */
  authToken(): Promise<string | null>;
  /** The next proof is a renewed one: the backend does not take this one, though it has not run out. */
  distrust(authToken: string): void;
  /** Null when nobody is logged in. */
  current(): StoredLogin | null;
  /** From now on the browser has this login, or none. */
  store(login: StoredLogin | null): void;
  /** Proves that somebody has logged in from this browser before. */
  readonly deviceToken: string | null;
  rememberDevice(token: string): void;
  /** Ends the login with the backend, without waiting for its consent: a login that is refused has ended. */
  end(): Promise<void>;
}

export function createRequestLogin(
  api: CommerceApi,
  { language, clientAddress, login = null, onLogin, deviceToken = null, onDeviceToken }: ShopperRequest,
): RequestLogin {
  let stored = login;
  let renewing: Promise<string | null> | undefined;
  const store = (next: StoredLogin | null) => {
    stored = next;
    renewing = undefined;
    onLogin?.(next);
  };

  /** A refused token has ended, by a logout elsewhere or a new password: the visitor goes on as a guest. */
  async function renew({ refreshToken, isRemembered }: StoredLogin): Promise<string | null> {
    const caller = { language, clientAddress };
    const variables = { refreshToken };
    const jwt = await ifSupported(() => runOperation(api, { operation: refreshLogin, variables }, caller));
    const headless = jwt ? null : await runOperation(api, { operation: refreshHeadlessLogin, variables }, caller);
    const renewed = jwt?.data?.refreshJwtAuthToken ?? headless?.data?.refreshToken;
    const authToken = renewed?.authToken ?? null;
    store(authToken === null ? null : { authToken, refreshToken, isRemembered });
    return authToken;
  }

  async function authToken(): Promise<string | null> {
    if (stored === null || stored.authToken !== null) return stored?.authToken ?? null;
    renewing ??= renew(stored);
    return renewing;
  }
  return {
    authToken,
    distrust(refused) {
      if (stored?.authToken === refused) store({ ...stored, authToken: null });
    },
    current: () => stored,
    store,
    deviceToken,
    rememberDevice: (token) => onDeviceToken?.(token),
    async end() {
      const token = await authToken().catch(() => null);
      const caller = { language, clientAddress, authToken: token };
      if (token !== null) await runOperation(api, { operation: Logout, variables: {} }, caller).catch(() => null);
      if (stored !== null) store(null);
    },
  };
}
