import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { dropDatabase, pgliteTemplate, postgresTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket of the pool below. */
    readonly databasePool: string;
  }
}

/** Where the test's own PostgreSQL answers, and the database to copy. */
export interface PostgresForTests {
  readonly url: string;
  readonly template: string;
}

/**
 * The database pool for tests: test files request a database from it. What they need is made once per run, at the first request: a run
 * without databases starts none.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closing: (() => Promise<void>)[] = [];
  const databases = { '/pglite': once(pgliteTemplate), '/postgres': once(() => postgresForTests(closing)) };
  const respond: RequestListener = async ({ url }, response) => {
    const open = Object.entries(databases).find(([path]) => path === url)?.[1];
    try {
      response.end(JSON.stringify(await open?.()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-databases-'));
  const socket = join(folder, 'pool');
  const server = createServer(respond).listen(socket);
  server.unref();
  project.provide('databasePool', socket);
  return async () => {
    server.close();
    await Promise.all(closing.map((close) => close()));
    rmSync(folder, { recursive: true });
  };
}

async function postgresForTests(closing: (() => Promise<void>)[]): Promise<PostgresForTests> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const template = await postgresTemplate(given);
    closing.push(() => dropDatabase(given, template));
    return { url: given, template };
  }
  const { url, stop } = await startPostgres();
  closing.push(stop);
  return { url, template: await postgresTemplate(url) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
