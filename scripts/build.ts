import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BUILD_EFFORT, encode } from '../server/pages/compress.ts';
import { buildServiceWorkers } from './build-service-worker.ts';
import { writeBuildManifest } from './write-build-manifest.ts';

const CLIENT = join('build', 'client');
const RELEASE_LENGTH = 12;
const STAMP = join('build', '.built-from');
const SOURCES = ['contract', 'storefront', 'server/pages/storefront-app.ts', 'public'];
const SETTINGS = [
  'vite.config.ts',
  'scripts/vite-plugins',
  'scripts/build-service-worker.ts',
  'scripts/write-build-manifest.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

const filesBelow = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile());

/** A digest of everything that the built storefront is made from. */
function sourceDigest(): string {
  const digest = createHash('sha256');
  const files = [...SOURCES, ...SETTINGS].flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

/** Leaves `.br` and `.gz` beside each text file, so that the server never compresses it again. */
async function compressClient(): Promise<void> {
  const files = filesBelow(CLIENT).filter((file) => TEXT.has(extname(file)) && statSync(file).size > 512);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await encode(bytes, 'br', BUILD_EFFORT));
      writeFileSync(`${file}.gz`, await encode(bytes, 'gzip', BUILD_EFFORT));
    }),
  );
}

const digest = sourceDigest();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
  console.log('Building the storefront…');
  const routerCommand = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  execFileSync(process.execPath, [routerCommand, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await buildServiceWorkers(CLIENT, digest.slice(0, RELEASE_LENGTH));
  writeBuildManifest(CLIENT);
  await compressClient();
  writeFileSync(STAMP, digest);
}
