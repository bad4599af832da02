import { findBrowser } from './find-browser.ts';
import { run, type Tally, tests, testsWithSecondTry } from './run-tests.ts';

// `npm test` checks types, lint and build and runs every test. With parameters it runs vitest alone with them:
//   npm test -- --project pure          one project: pure, database or journeys
//   npm test -- engine/domain/tax       the tests whose path holds this
//   npm run test:changed                the tests that changed files reach

const failedCheck = (name: string): Tally => ({ passed: 0, failed: 1, failures: [name] });

/** A check without test cases of its own counts as one. */
function check(name: string, passes: () => boolean): Tally {
  console.log(`\n— ${name}`);
  return passes() ? { passed: 1, failed: 0, failures: [] } : failedCheck(name);
}

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
    process.env.CHROMIUM = findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failedCheck('Browser journeys');
  }
  return testsWithSecondTry('Browser journeys', ['--project', 'journeys']);
}

const everything = () => [
  typeCheck(),
  lint(),
  build(),
  testsWithSecondTry('Pure and database tests', ['--project', 'pure', '--project', 'database']),
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
  process.env.CHROMIUM = findBrowser();
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
