import { type DatabaseProbe, probeByApi } from './database-probe.ts';
import type { RunningShops } from './global-setup.ts';
import { probePostgres } from './postgres-probe.ts';

/** The embedded database is open to the shop's process alone, so its API is asked; a server is asked itself. */
export const probesOf = (shops: RunningShops): Readonly<Record<keyof RunningShops, DatabaseProbe>> => ({
  embedded: probeByApi(shops.embedded.address),
  postgres: probePostgres(shops.postgres.databaseUrl),
});
