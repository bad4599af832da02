import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { BUILD_MANIFESTS, LATEST_BUILD, SERVICE_WORKER } from '#contract/builds.ts';
import type { BrandFile } from '../../media/brand-files.ts';
import { type Body, readyBody } from '../../pages/compress.ts';
import { etagOf, type ReadyPage } from '../../pages/ready-page.ts';

/** By extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};

export const typeOfExtension = (extension: string): string => TYPES[extension] ?? 'application/octet-stream';

/** Takes the service worker's place where it is switched off: removes itself and what browsers have kept. */
const FAREWELL_WORKER = '/service-worker-off.js';
/** Browsers look for another release of it with every visit. It fetches from the shop alone. */
const WORKER_HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
} as const;

/** Their names carry a digest of their content. */
const NAMED_BY_DIGEST = ['/assets/', '/brand/'];

function cacheControl(path: string): string {
  // A release keeps its name when the brand changes its redirects.
  if (path === LATEST_BUILD || path.startsWith(BUILD_MANIFESTS)) return 'no-cache';
  const isNamed = NAMED_BY_DIGEST.some((folder) => path.startsWith(folder));
  return isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Of a file of the build. */
export const fileHeaders = (path: string) => ({
  'Content-Type': typeOfExtension(extname(path)),
  'Cache-Control': cacheControl(path),
  Vary: 'Accept-Encoding',
});

const readIf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function readBody(file: string): Body {
  const br = readIf(`${file}.br`);
  const gzip = readIf(`${file}.gz`);
  return readyBody(readFileSync(file), { ...(br && { br }), ...(gzip && { gzip }) });
}

/** A brand's drawing that is opened by itself runs and fetches nothing. */
const DRAWING_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
} as const;

/** The brand's own files, each in the place of the build's or beside them. */
export function withBrandFiles(
  files: ReadonlyMap<string, ReadyPage>,
  own: readonly BrandFile[],
): Map<string, ReadyPage> {
  const ready = own.map(({ path, bytes, format }): [string, ReadyPage] => {
    const type = typeOfExtension(`.${format}`);
    const headers = {
      'Content-Type': type,
      'Cache-Control': cacheControl(path),
      Vary: 'Accept-Encoding',
      ...(format === 'svg' && DRAWING_HEADERS),
    };
    return [path, { status: 200, headers, body: readyBody(bytes, {}), etag: etagOf(bytes), tags: [] }];
  });
  return new Map([...files, ...ready]);
}

interface FilesOptions {
  /** Whether browsers keep visited pages for the time without a connection. */
  readonly keepsPagesOffline: boolean;
}

/** The built client, held in memory with the compressed copies that the build left beside each file. */
export function loadStaticFiles(folder: string, { keepsPagesOffline }: FilesOptions): ReadonlyMap<string, ReadyPage> {
  const files = new Map<string, ReadyPage>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!TYPES[extname(name)] || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const body = readBody(file);
    files.set(path, { status: 200, headers: fileHeaders(path), body, etag: etagOf(body.identity), tags: [] });
  }
  const worker = files.get(keepsPagesOffline ? SERVICE_WORKER : FAREWELL_WORKER);
  if (worker) files.set(SERVICE_WORKER, { ...worker, headers: { ...worker.headers, ...WORKER_HEADERS } });
  return files;
}
