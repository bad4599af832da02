import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

test('listens on port 3000 and stores data in ./data by default', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataFolder: resolve('data'), databaseUrl: null });
});

test.each([
  ['PORT', 'eighty', /PORT must be a port number/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of: debug, info, warn, error, silent$/],
  ['OTEL_TRACES_SAMPLER', 'some', /^OTEL_TRACES_SAMPLER must be one of: always_on, /],
  ['PORT', '70000', /PORT/],
  ['DATABASE_URL', 'mysql://localhost/shop', /DATABASE_URL must be an address such as postgres:/],
  ['DATABASE_URL', 'postgres://localhost/shop?sslmode=on', /DATABASE_URL has an sslmode that is none of/],
  ['BASE_URL', 'shop.example', /BASE_URL must be an address/],
  ['BASE_URL', 'https://shop.example/store', /BASE_URL must end after the host/],
  ['BASE_URL', 'https://shop.example/?x', /BASE_URL must end after the host/],
  ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/', /ALLOWED_ORIGINS must be origins such as/],
  ['ALLOWED_ORIGINS', '*', /ALLOWED_ORIGINS/],
  ['ICON_HOSTS', 'icons.example', /ICON_HOSTS must be addresses such as/],
  ['ICON_HOSTS', 'https://a.example, file:///etc', /ICON_HOSTS/],
  ['ICON_HOSTS', 'https://a.example/?x=', /ICON_HOSTS/],
  ['TRUSTED_PROXIES', 'all', /TRUSTED_PROXIES must be a number of hops/],
  ['RATE_LIMIT_API', 'many', /RATE_LIMIT_API must be a number of requests/],
  ['SESSION_SECRET', 'short', /SESSION_SECRET must have at least 32 characters/],
  ['SMTP_URL', 'mail.example:587', /SMTP_URL must be an address such as smtp:/],
  ['SMTP_URL', 'http://mail.example', /SMTP_URL must be an address/],
  ['SMTP_URL', 'smtp://', /SMTP_URL must be an address/],
  ['MAIL_FROM', 'STP Indonesia', /MAIL_FROM must be an address/],
  ['MAIL_FROM', 'Shop <halo@shop.example>, other@shop.example', /MAIL_FROM must be an address/],
  ['MAIL_FROM', 'Shop\r\nBcc: all <halo@shop.example>', /MAIL_FROM must be an address/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL/],
  ['ACCESS_LOG', 'yes', /ACCESS_LOG/],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as/],
  ['OTEL_TRACES_SAMPLER', 'sometimes', /OTEL_TRACES_SAMPLER/],
  ['OTEL_TRACES_SAMPLER_ARG', '2', /OTEL_TRACES_SAMPLER_ARG/],
  ['METRICS_TOKEN', 'short', /METRICS_TOKEN must have at least 16 characters/],
  ['COMMERCE_API_URL', 'https://shop:hunter2@backend.example/graphql', /^COMMERCE_API_URL must not hold a user name/],
  ['SLOW_QUERY_MS', 'soon', /SLOW_QUERY_MS must be a number of milliseconds/],
])('names a wrong %s', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

test.each([
  [{}, null],
  [{ COMMERCE_API_URL: 'https://backend.example/graphql' }, 'https://backend.example'],
  [
    { COMMERCE_API_URL: 'https://backend.example/graphql', IMG_URL: 'https://pictures.example' },
    'https://pictures.example',
  ],
])('%o: pictures of another origin come from %s', (environment, origin) => {
  expect(readConfig(environment).imageOrigin).toBe(origin);
});

test.each([
  'https://backend.example/graphql/',
  'https://backend.example/?graphql',
  'http://backend.example/shop/graphql',
])('asks a backend at %s as it is', (url) => expect(readConfig({ COMMERCE_API_URL: url }).commerceApiUrl).toBe(url));

test('takes an IPv6 address in brackets, as in URLs', () => {
  expect(readConfig({ HOST: '[::1]' }).host).toBe('::1');
  expect(readConfig({ HOST: 'fe80::1%eth0' }).host).toBe('fe80::1%eth0');
});

test('does not repeat a wrong secret in the message', () => {
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).toThrow(ConfigError);
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  expect(() => readConfig({ SMTP_URL: 'http://u:hunter2@mail' })).not.toThrow(/hunter2/);
  expect(() => readConfig({ COMMERCE_API_URL: 'http://u:hunter2@backend' })).not.toThrow(/hunter2/);
});

test('asks no host for icons unless it is told of some, and then in their order', () => {
  expect(readConfig({}).iconHosts).toEqual([]);
  const ICON_HOSTS = 'https://b.example/sets/, http://localhost:8080';
  expect(readConfig({ ICON_HOSTS }).iconHosts).toEqual(['https://b.example/sets', 'http://localhost:8080']);
});

test.each([
  ['', ''],
  ['?sslmode=disable', '?sslmode=disable'],
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?sslmode=verify-ca&sslrootcert=%2Fetc%2Fca.pem', '?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
])('checks the certificate of a database where TLS is asked for: %s', (asked, used) => {
  const DATABASE_URL = `postgres://shop:p%40ss@db.example/shop${asked}`;
  const settings = { DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) };
  expect(readConfig(settings).databaseUrl).toBe(`postgres://shop:p%40ss@db.example/shop${used}`);
});

test('requires a shared secret with PostgreSQL', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/shop' })).toThrow(/SESSION_SECRET is needed/);
});

test('reads lists of origins and proxies, and ignores a slash after the shop’s address', () => {
  const config = readConfig({
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUSTED_PROXIES: '1',
    BASE_URL: 'https://shop.example/',
  });
  expect(config).toMatchObject({
    allowedOrigins: ['https://a.example', 'http://localhost:5173'],
    trustedProxies: { hops: 1 },
    baseUrl: 'https://shop.example',
  });
});

test('treats an empty value as unset', () => {
  expect(readConfig({ PORT: '', BASE_URL: '' })).toMatchObject({ port: 3000, baseUrl: null });
});

test.each([
  ['halo@shop.example', { name: 'STP Indonesia', address: 'halo@shop.example' }],
  ['Toko Budi <halo@shop.example>', { name: 'Toko Budi', address: 'halo@shop.example' }],
  ['"Toko, Budi" <halo@shop.example>', { name: 'Toko, Budi', address: 'halo@shop.example' }],
  ['<halo@shop.example>', { name: 'STP Indonesia', address: 'halo@shop.example' }],
])('reads the sender %s', (text, from) => {
  expect(readConfig({ MAIL_FROM: text }).mail).toEqual({ server: null, from });
});

test('every setting is in .env.example and in the operations guide', () => {
  const asked = new Set<string>();
  readConfig(new Proxy({}, { get: (_none, name) => void asked.add(String(name)) }));
  const names = readFileSync('.env.example', 'utf8').match(/^(?:# )?[A-Z_]+(?==)/gm) ?? [];
  expect([...new Set(names.map((name) => name.replace('# ', '')))].sort()).toEqual([...asked].sort());
  const manual = readFileSync('docs/operations.md', 'utf8');
  expect([...asked].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
