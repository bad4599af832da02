import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { MIGRATIONS } from '../migrations/all.ts';
import { migrate } from '../migrations/migrate.ts';
import { type Database, openDatabase, type Watch } from '../open-database.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/shop');

export interface PgliteTemplate {
  /** A data folder that was closed in order. */
  readonly folder: string;
  /** The same as a tar, for a database in memory. */
  readonly tar: string;
}

/** An empty, migrated embedded database; made anew when a migration or PGlite changes. */
export async function pgliteTemplate(): Promise<PgliteTemplate> {
  const place = join(CACHE, `pglite-${digest()}`);
  const template = { folder: join(place, 'database'), tar: join(place, 'database.tar') };
  if (existsSync(place)) return template;
  rmSync(CACHE, { recursive: true, force: true });
  const draft = `${place}.${process.pid}`;
  const database = await openDatabase({ kind: 'folder', folder: join(draft, 'database') }, failOnError);
  await migrate(database.db);
  await dropServerTemplates(database);
  await writeFile(join(draft, 'database.tar'), database.dump?.() ?? '');
  await database.close();
  renameSync(draft, place);
  return template;
}

/** What a server copies new databases from is a third of an embedded one, which makes none, and would be copied at each opening. */
async function dropServerTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
}

/** An empty, migrated database on the server that others are copied from. Returns its name. */
export async function postgresTemplate(url: string): Promise<string> {
  const name = `shop_template_${digest()}`;
  await dropDatabase(url, name);
  await tellServer(url, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
  const place = { kind: 'server', url: urlOf(url, name), poolSize: 1 } as const;
  const database = await openDatabase(place, failOnError);
  await migrate(database.db);
  await database.close();
  return name;
}

/** Open connections are ended. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  tellServer(url, `drop database if exists ${name} with (force)`);

export async function tellServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same server, another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

function digest(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(pglite), '../package.json'), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([MIGRATIONS, version]))
    .digest('hex')
    .slice(0, 16);
}

/** In a test nothing may go wrong unseen: an unhandled rejection fails the run. */
export const failOnError: Watch = {
  onError: (error) => void Promise.reject(error),
};
