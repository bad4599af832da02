import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

// A lock written where a registry lacks a build for another platform leaves that build out, and `npm ci` refuses it there.
test('the lock holds the builds of every package for all platforms', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
