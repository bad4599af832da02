import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#engine/adapters/database/testing/postgres-server.ts';
import { tellServer, urlOf } from '#engine/adapters/database/testing/template.ts';
import { mailFolder } from '#server/mail/open-mailer.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { launchBrowser } from './browser.ts';

export interface RunningShops {
  readonly embedded: { readonly address: string; readonly mailFolder: string };
  readonly postgres: { readonly address: string; readonly databaseUrl: string; readonly dataFolder: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly shops: RunningShops;
    /** WebSocket endpoint of the browser of this run. */
    readonly browser: string;
    /** A seeded data folder, to be copied: no shop has it open. */
    readonly seededFolder: string;
  }
}

/** Called at the end, the last one first. */
type CleanUps = (() => Promise<void> | void)[];

/** One seeded shop on each kind of database and one browser, for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closing: CleanUps = [];
  try {
    const [browser, embedded, postgres] = await Promise.all([
      startBrowser(closing),
      startEmbeddedShop(closing),
      startPostgresShop(closing),
    ]);
    project.provide('browser', browser);
    project.provide('seededFolder', embedded.seededFolder);
    project.provide('shops', { embedded, postgres });
  } catch (error) {
    await close(closing);
    throw error;
  }
  return () => close(closing);
}

async function startBrowser(closing: CleanUps): Promise<string> {
  const server = await launchBrowser();
  closing.push(() => server.close());
  return server.wsEndpoint();
}

async function startEmbeddedShop(
  closing: CleanUps,
): Promise<RunningShops['embedded'] & { readonly seededFolder: string }> {
  const seededFolder = temporaryFolder(closing);
  await (await spawnShop({ dataFolder: seededFolder })).stop();
  const dataFolder = temporaryFolder(closing);
  cpSync(seededFolder, dataFolder, { recursive: true });
  const { address, stop } = await spawnShop({ dataFolder });
  closing.push(stop);
  return { address, mailFolder: mailFolder(dataFolder), seededFolder };
}

async function startPostgresShop(closing: CleanUps): Promise<RunningShops['postgres']> {
  const server = await startPostgres();
  closing.push(() => server.stop());
  await tellServer(server.url, "create database shop template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'");
  const databaseUrl = urlOf(server.url, 'shop');
  // Not production, so that it takes test cards.
  const environment = { NODE_ENV: 'test' };
  const dataFolder = temporaryFolder(closing);
  const { address, stop } = await spawnShop({ dataFolder, databaseUrl, environment });
  closing.push(stop);
  return { address, databaseUrl, dataFolder };
}

function temporaryFolder(closing: CleanUps): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function close(closing: CleanUps): Promise<void> {
  const failures: unknown[] = [];
  for (const end of closing.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}
