import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { findBrowser } from './find-browser.ts';

// `npm test` checks types, lint and build and runs every test. With parameters it runs vitest alone with them:
//   npm test -- --project pure          one project: pure, database or journeys
//   npm test -- engine/domain/tax       the tests whose path holds this
//   npm run test:changed                the tests that changed files reach

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names what failed, for the end of the output: hundreds of lines follow the place where a test fails. */
  readonly failures: readonly string[];
  /** What passed only at a second try, with the reason of the first. */
  readonly retried?: readonly string[];
}

/** What is read of vitest's JSON report. */
interface TestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const BIN = resolve('node_modules', '.bin');
/** So that every program runs on the pinned Node, whatever the machine has. */
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };

const run = (program: string, parameters: readonly string[]): boolean =>
  spawnSync(join(BIN, program), parameters, { stdio: 'inherit', env }).status === 0;

const failedCheck = (name: string): Tally => ({ passed: 0, failed: 1, failures: [name] });

/** A check without test cases of its own counts as one. */
function check(name: string, passes: () => boolean): Tally {
  console.log(`\n— ${name}`);
  return passes() ? { passed: 1, failed: 0, failures: [] } : failedCheck(name);
}

/** Runs vitest and reads its own count. A run that counts no test, or ends badly for another reason, is a failure. */
function tests(name: string, parameters: readonly string[]): Tally {
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('vitest', ['run', ...reporters, ...parameters]);
  const counted: TestReport = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const passed = counted.numPassedTests ?? 0;
  const failed = counted.numFailedTests ?? 0;
  const isEmptyByMistake = passed === 0 && !parameters.includes('--passWithNoTests');
  if (failed === 0 && (!succeeded || isEmptyByMistake)) {
    return { passed, failed: 1, failures: [`${name}: the run ended badly, though no test failed`] };
  }
  return { passed, failed, failures: errorsOf(counted, 'failed'), retried: errorsOf(counted, 'passed') };
}

/** Of the tests that ended so. One that passed has errors if it had to be tried again. */
const errorsOf = (report: TestReport, status: 'failed' | 'passed'): readonly string[] =>
  (report.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0))
      .map((test) => `${relative('.', file.name)} > ${test.fullName}\n${withoutLibraries(test.failureMessages)}`),
  );

/** The messages, and of their stack traces the lines in the shop's own code. */
const withoutLibraries = (messages: readonly string[]): string =>
  messages
    .flatMap((message) => message.split('\n'))
    .filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line))
    .join('\n');

const typeCheck = () =>
  check(
    'Types',
    () =>
      run('react-router', ['typegen']) && run('tsc', ['-p', '.']) && run('tsc', ['--noEmit', '-p', 'engine/domain']),
  );
const lint = () => check('Lint', () => run('biome', ['check', '--error-on-warnings']));
const build = () => check('Build', () => run('node', ['scripts/build.ts']));

/** Without a browser the journeys fail, and the other checks still run. */
function journeys(): Tally {
  try {
    env.CHROMIUM = findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failedCheck('Browser journeys');
  }
  return tests('Browser journeys', ['--project', 'journeys']);
}

const everything = () => [
  typeCheck(),
  lint(),
  build(),
  tests('Pure and database tests', ['--project', 'pure', '--project', 'database']),
  journeys(),
];

/** The tests the developer asks for, with what they need: a journey needs a build and a browser. */
function chosen(parameters: readonly string[]): readonly Tally[] {
  if (parameters.includes('--changed')) {
    return [
      tests('Tests of what has changed', [
        '--project',
        'pure',
        '--project',
        'database',
        '--passWithNoTests',
        ...parameters,
      ]),
    ];
  }
  const reachesJourneys = parameters.some((parameter) => parameter === 'journeys' || parameter.startsWith('e2e'));
  if (!reachesJourneys) return [tests('Tests', parameters)];
  env.CHROMIUM = findBrowser();
  return [build(), tests('Tests', parameters)];
}

const parameters = process.argv.slice(2);
const results = parameters.length === 0 ? everything() : chosen(parameters);
const passed = results.reduce((sum, tally) => sum + tally.passed, 0);
const failed = results.reduce((sum, tally) => sum + tally.failed, 0);
for (const retried of results.flatMap((tally) => tally.retried ?? [])) console.log(`\nTRIED AGAIN ${retried}`);
for (const failure of results.flatMap((tally) => tally.failures)) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
