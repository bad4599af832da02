import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings the shop listens on 3000 and keeps its data in ./data', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataFolder: resolve('data'), databaseUrl: null });
});

test.each([
  ['PORT', 'eighty', /PORT must be a port number/],
  ['PORT', '70000', /PORT/],
  ['DATABASE_URL', 'mysql://localhost/shop', /DATABASE_URL must be an address such as postgres:/],
  ['BASE_URL', 'shop.example', /BASE_URL must be an address/],
  ['SESSION_SECRET', 'short', /SESSION_SECRET must have at least 32 characters/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL/],
])('a wrong %s names itself', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

test('the message about a wrong secret does not repeat it', () => {
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).toThrow(ConfigError);
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});

test('PostgreSQL needs a secret that all processes share', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/shop' })).toThrow(/SESSION_SECRET is needed/);
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', BASE_URL: '' })).toMatchObject({ port: 3000, baseUrl: null });
});
