import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#server/config/config.ts';
import { MEMORY, SERVER } from '#server/testing/shop-process.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const Service = z.object({
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  restart: z.string().optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});
const compose = z
  .object({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml'), { merge: true }));

/** The settings that the shop reads. */
function settings(): ReadonlySet<string> {
  const asked = new Set<string>();
  readConfig(new Proxy({}, { get: (_none, name) => void asked.add(String(name)) }));
  return asked;
}

/** `NAME=value`, of all lines of a file that begin so. */
const given = (file: string, line: RegExp): readonly string[] =>
  [...read(file).matchAll(line)].flatMap(([, settings = '']) => settings.split(' '));
const IN_IMAGE = given('Dockerfile', /^ENV (.+)$/gm);
const IN_UNIT = given('systemd/shop@.service', /^Environment=(.+)$/gm);

const SHOPS = Object.entries(compose.services).filter(([name]) => name.startsWith('shop-'));

test('every setting in a file is one that the shop reads', () => {
  const inCompose = SHOPS.flatMap(([, { environment }]) => Object.keys(environment));
  const elsewhere = [...IN_IMAGE, ...IN_UNIT].map((setting) => setting.split('=')[0] ?? '');
  expect(elsewhere).toContain('DATA_DIR');
  const isRead = (name: string) => settings().has(name) || name in MEMORY;
  expect([...inCompose, ...elsewhere].filter((name) => !isRead(name))).toEqual([]);
});

test('every way to start the shop gives Node the flags and the memory that it is tested and measured with', () => {
  expect(/^CMD (.+)$/m.exec(read('Dockerfile'))?.[1]).toBe(JSON.stringify(['node', ...SERVER]).replaceAll(',', ', '));
  expect(read('systemd/shop@.service')).toContain(`/bin/node ${SERVER.join(' ')}\n`);
  const start = readFileSync('scripts/start.mjs', 'utf8');
  for (const parameter of SERVER) expect(start).toContain(`'${parameter}'`);
  for (const [name, value] of Object.entries(MEMORY)) {
    for (const settings of [IN_IMAGE, IN_UNIT]) expect(settings).toContain(`${name}=${value}`);
    expect(start).toContain(`${name}: '${value}'`);
  }
});

test('an image holds no secret and no data, whichever builder makes it', () => {
  const patterns = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  const isLeftOut = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
  const secret = ['.env', 'deploy/.env', 'data', 'node_modules', '.git'];
  expect(secret.filter((path) => !isLeftOut(path))).toEqual([]);
  expect(['package.json', 'server', 'content', '.env.example'].filter(isLeftOut)).toEqual([]);
  // One beside the Dockerfile would count in its place, and for new builders alone.
  expect(existsSync(join(import.meta.dirname, 'Dockerfile.dockerignore'))).toBe(false);
});

test('a process comes back by itself, however long its database was away', () => {
  expect(read('systemd/shop@.service')).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$[\s\S]*^Restart=on-failure$/m);
  for (const [, { restart }] of SHOPS) expect(restart).toBe('unless-stopped');
});

test('the processes of one shop are told the same, and start with it', () => {
  expect(SHOPS).toHaveLength(2);
  const [first, second] = SHOPS.map(([, service]) => service);
  expect(first).toEqual(second);
  const given = {
    POSTGRES_PASSWORD: 'x'.repeat(20),
    SESSION_SECRET: 'y'.repeat(32),
    SESSION_SECRET_PREVIOUS: 'z'.repeat(32),
    SHOP_HOST: 'shop.example',
  };
  const environment = Object.entries(first?.environment ?? {}).map(([name, value]) => [
    name,
    String(value).replace(/\$\{(\w+)(?::[?-])\}/g, (_whole, asked: keyof typeof given) => given[asked] ?? ''),
  ]);
  expect(readConfig(Object.fromEntries(environment))).toMatchObject({
    baseUrl: 'https://shop.example',
    databaseUrl: `postgres://shop:${given.POSTGRES_PASSWORD}@database/shop`,
    sessionSecret: given.SESSION_SECRET,
    previousSessionSecret: given.SESSION_SECRET_PREVIOUS,
  });
});

test('what a service refers to exists', () => {
  const volumes = Object.values(compose.services).flatMap((service) => service.volumes);
  const named = volumes.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':')[0]);
  expect(named.filter((name) => !((name ?? '') in compose.volumes))).toEqual([]);
  const needed = Object.values(compose.services).flatMap(({ depends_on }) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  );
  expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  const balanced = /reverse_proxy (.+) \{/.exec(read('Caddyfile'))?.[1]?.split(' ') ?? [];
  expect(balanced).toEqual(SHOPS.map(([name]) => `${name}:3000`));
});

test('nginx takes the longest head of a page, and no response takes a process from it', () => {
  const site = read('nginx.conf');
  expect(site).toMatch(/^\s*proxy_buffer_size 16k;$/m);
  const servers = [...site.matchAll(/^\s*server [\d.:]+ ?(.*);$/gm)].map(([, parameters]) => parameters);
  expect(servers).toEqual(['max_fails=0', 'max_fails=0']);
});

test('nginx leads nobody to the host that a request names', () => {
  expect(read('nginx.conf').match(/return 301 (\S+);/g)).toEqual(['return 301 https://$server_name$request_uri;']);
});

test('the shop starts after the clock of its machine is set', () => {
  expect(read('systemd/shop@.service')).toMatch(/^After=.*\btime-sync\.target\b/m);
});

test('Caddy gives an idle connection up before the shop does', () => {
  expect(read('Caddyfile')).toMatch(/^\s*keepalive 60s$/m);
});
