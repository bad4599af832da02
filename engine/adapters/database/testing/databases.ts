import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { type Database, openDatabase, type Watch } from '../open-database.ts';
import type { PostgresForTests } from './global-setup.ts';
import { dropDatabase, failOnError, type PgliteTemplate, tellServer, urlOf } from './template.ts';

const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let program: Promise<WebAssembly.Module> | null = null;

/** While this process holds the program, V8 shares its code between all embedded databases here: none compiles it anew, none frees it. */
export async function askForPglite(): Promise<PgliteTemplate> {
  program ??= readFile(PROGRAM).then((bytes) => WebAssembly.compile(bytes));
  await program;
  return ask('/pglite');
}

/** An embedded database in memory, migrated and empty. */
export async function freshPglite(watch: Partial<Watch> = {}): Promise<Database> {
  const dump = await readFile((await askForPglite()).tar);
  return openDatabase({ kind: 'memory', dump }, { ...failOnError, ...watch });
}

/** A database of its own on a real PostgreSQL, migrated and empty; closing it drops it. */
export async function freshPostgres(watch: Partial<Watch> = {}): Promise<Database> {
  const { url, drop } = await freshPostgresUrl();
  const database = await openDatabase({ kind: 'server', url, poolSize: 10 }, { ...failOnError, ...watch });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** The same, not opened yet: for a process of its own. */
export async function freshPostgresUrl(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const { url, template } = await ask<PostgresForTests>('/postgres');
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await tellServer(url, `create database ${name} template ${template}`);
  return { url: urlOf(url, name), drop: () => dropDatabase(url, name) };
}

async function newPostgresUrl(parameters: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const { url } = await ask<PostgresForTests>('/postgres');
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await tellServer(url, `create database ${name} template template0 ${parameters}`);
  return { url: urlOf(url, name), drop: () => dropDatabase(url, name) };
}

/** A database with nothing in it, not even tables. */
export const emptyPostgresUrl = () => newPostgresUrl("encoding 'UTF8'");

/** As the server makes them on a machine without a language. */
export const asciiPostgresUrl = () => newPostgresUrl("encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'");

/** What the same suite runs on: `describe.each(DATABASES)('… on %s', (_name, open) => …)`. */
export const DATABASES = [
  ['PGlite', freshPglite],
  ['PostgreSQL', freshPostgres],
] as const;

function ask<T>(path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    // A connection of its own: the server may close a reused one at the moment of the next request.
    request({ socketPath: inject('databasePool'), path, agent: false }, async (response) => {
      const body = await text(response);
      if (response.statusCode === 200) resolve(JSON.parse(body));
      else reject(new Error(body));
    })
      .on('error', reject)
      .end();
  });
}
