import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findBrowser } from './find-browser.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const BIN = resolve('node_modules', '.bin');
/** So that every program runs on the pinned Node, whatever the machine has. */
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };

const run = (program: string, parameters: readonly string[]): boolean =>
  spawnSync(join(BIN, program), parameters, { stdio: 'inherit', env }).status === 0;

/** One check that has no test cases of its own. */
function check(name: string, passes: () => boolean): Tally {
  console.log(`\n— ${name}`);
  return passes() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs vitest and reads its own count. A run that ends without one, or badly for another reason, counts as a failure. */
function tests(name: string, config: string): Tally {
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('vitest', ['run', '--config', config, ...reporters, ...process.argv.slice(2)]);
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const passed = Number(counted.numPassedTests ?? 0);
  const failed = Number(counted.numFailedTests ?? 0);
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}

/** Without a browser the journeys fail, and the other checks still run. */
function journeys(): Tally {
  try {
    env.CHROMIUM = findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return tests('Browser journeys', 'e2e/vitest.config.ts');
}

const results = [
  check(
    'Types',
    () =>
      run('react-router', ['typegen']) && run('tsc', ['-p', '.']) && run('tsc', ['--noEmit', '-p', 'engine/domain']),
  ),
  check('Lint', () => run('biome', ['check', '--error-on-warnings'])),
  check('Build', () => run('node', ['scripts/build.ts'])),
  tests('Unit, contract and architecture tests', 'vitest.config.ts'),
  journeys(),
];

const passed = results.reduce((sum, tally) => sum + tally.passed, 0);
const failed = results.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
