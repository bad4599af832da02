import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Operation } from './operations/operation.ts';
import { createRequestLogin, type RequestLogin } from './request-login.ts';
import type { ShopperRequest } from './shopper-request.ts';
import {
  ApiFailure,
  isStockBackend,
  NoApiResponse,
  type OperationResult,
  runOperation,
  UnknownField,
} from './transport/run-operation.ts';

/** Runs an operation with the newest session token, and once more without one when the token is refused. */
export type RunForShopper = <Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>;

export interface ShopperSession {
  readonly run: RunForShopper;
  /** The same without the proof of a login. */
  readonly runLoggedOut: RunForShopper;
  readonly login: RequestLogin;
  /** Takes a fresh token of the same session, or that of another, such as of a customer who has logged in. Null forgets the present one. */
  setToken(token: string | null): void;
  /** Tells one guest's session from another, without giving access to it; null for a customer's. */
  guestId(): string | null;
  /** Whose cart the token opens, as the token itself says; null without one. */
  owner(): string | null;
}

const isSessionRefused = <Data>(result: OperationResult<Data>) =>
  !result.ok && (result.refusal.code === 'SESSION_INVALID' || result.refusal.code === 'SESSION_FOREIGN');

/**
 * WPGraphQL JWT Authentication lets every field fail, masked, when it does not take a login: its secret was changed, or all logins of
 * the customer were ended. A plugin that fails for customers only looks the same.
 */
const maybeLoginRefused = (api: CommerceApi, error: unknown) =>
  isStockBackend(api) &&
  error instanceof ApiFailure &&
  !(error instanceof NoApiResponse || error instanceof UnknownField);

interface Needs {
  readonly api: CommerceApi;
  /** Told what a backend leaves out of a response, because a plugin of it fails there: the rest is shown. */
  onMissingPart(why: ApiFailure): void;
}

export function createShopperSession({ api, onMissingPart }: Needs, request: ShopperRequest): ShopperSession {
  const { language, sessionToken, clientAddress, hasJustLostSession = false, onSessionToken, onSessionLost } = request;
  const login = createRequestLogin(api, request);
  let token = sessionToken;
  const setToken = (newToken: string | null) => {
    token = newToken;
    onSessionToken(newToken);
  };

  /** Once for each loss: after a second one within seconds the backend would only refuse again. */
  async function recover(): Promise<void> {
    setToken(null);
    if (hasJustLostSession) return;
    onSessionLost?.();
    await login.end();
  }

  const runWith =
    (proof: () => Promise<string | null>): RunForShopper =>
    async (operation, variables) => {
      const caller = { language, clientAddress, onNewToken: setToken, onMissingPart };
      const authToken = await proof();
      const sent = token;
      const attempt = (authToken: string | null) =>
        runOperation(api, { operation, variables }, { ...caller, authToken, sessionToken: sent });
      const result = await attempt(authToken).catch((error: unknown) => {
        if (operation.kind !== 'query' || authToken === null || !maybeLoginRefused(api, error)) throw error;
        login.distrust(authToken);
        return proof().then(attempt);
      });
      if (!isSessionRefused(result) || sent === null) return result;
      if (token === sent) await recover();
      return runOperation(api, { operation, variables }, { ...caller, authToken: await proof() });
    };

  const guestId = () => (login.current() === null ? guestIn(token) : null);
  const run = runWith(login.authToken);
  const owner = () => ownerIn(token);
  return { run, runLoggedOut: runWith(async () => null), login, setToken, guestId, owner };
}

const GUEST_ID_LENGTH = 10;

/** The beginning of the guest's id in a token. */
function guestIn(token: string | null): string | null {
  const owner = ownerIn(token);
  return owner?.startsWith('t_') ? owner.slice(0, GUEST_ID_LENGTH) : null;
}

/** The id of a guest or customer in a token. The backend alone verifies tokens; this is read only to notice another one. */
function ownerIn(token: string | null): string | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    const { data } = payload as { readonly data?: { readonly customer_id?: unknown } };
    return String(data?.customer_id ?? '') || null;
  } catch {
    return null;
  }
}
