import { expect } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { createShop, type OpenShop } from '#storefront/gateway/create-shop.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { BASE_URL, type OpenDatabase, openShop, type TestShop } from './open-shop.ts';

const TRANSPORTS = ['in one process', 'over HTTP'] as const;

/** Each way from the storefront to the engine on each database: transport, name of the database, what opens it. */
export const STOREFRONTS = DATABASES.flatMap(([database, open]) =>
  TRANSPORTS.map((transport) => [transport, database, open] as const),
);

/** A shop with a small catalog and the storefront that reads it. An error of a background refresh fails the test. */
export async function openStorefront(
  transport: (typeof TRANSPORTS)[number],
  open: OpenDatabase,
): Promise<{ readonly engine: TestShop; readonly shop: OpenShop }> {
  const engine = await openShop(open);
  const fetch = (_url: unknown, init?: RequestInit) => engine.fetch(new Request(`${BASE_URL}/graphql`, init));
  const api = transport === 'over HTTP' ? createHttpApi({ url: BASE_URL, fetch }) : engine.engine.execute;
  const shop = createShop(api, { maxAgeMs: null, onError: (error) => expect.unreachable(String(error)) });
  return { engine, shop };
}
