import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Operation } from './operations/operation.ts';
import type { ShopperRequest } from './shop.ts';
import { type OperationResult, runOperation } from './transport/run-operation.ts';

/** Runs an operation with the newest session token, and once more without one when the token is refused. */
export type RunForShopper = <Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>;

interface ShopperSession {
  readonly run: RunForShopper;
  /** Takes a fresh token of the same session, whose lifetime starts again. */
  renew(token: string): void;
}

const isSessionRefused = <Data>(result: OperationResult<Data>) =>
  !result.ok && (result.refusal.code === 'SESSION_INVALID' || result.refusal.code === 'SESSION_FOREIGN');

export function createShopperSession(api: CommerceApi, request: ShopperRequest): ShopperSession {
  const { language, sessionToken, clientAddress, onSessionToken } = request;
  let token = sessionToken;
  const onNewToken = (newToken: string) => {
    token = newToken;
    onSessionToken(newToken);
  };
  const run: RunForShopper = async (operation, variables) => {
    const caller = { language, clientAddress, onNewToken };
    const result = await runOperation(api, { operation, variables }, { ...caller, sessionToken: token });
    if (!isSessionRefused(result) || token === null) return result;
    token = null;
    onSessionToken(null);
    return runOperation(api, { operation, variables }, caller);
  };
  return { run, renew: onNewToken };
}
