import { ApiPaused, NoApiResponse, ShopUnavailable } from '#storefront/gateway/transport/run-operation.ts';
import { backendUnreachable } from '#storefront/page-errors.ts';

/**
 * The same API for loaders and actions. Where the backend does not respond it throws status 503, which pages put into plain
 * words and forms keep all that was typed for.
 */
export const unavailableWithoutResponse = <Api extends object>(api: Api, onError: (error: unknown) => void): Api =>
  new Proxy(api, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: readonly unknown[]) => {
        const result: unknown = Reflect.apply(member, target, parameters);
        return result instanceof Promise ? result.catch((error: unknown) => explain(error, onError)) : result;
      };
    },
  });

function explain(error: unknown, onError: (error: unknown) => void): never {
  if (!(error instanceof NoApiResponse)) throw error;
  const isLogged = error instanceof ShopUnavailable || error instanceof ApiPaused;
  if (!isLogged) onError(error);
  throw backendUnreachable();
}
