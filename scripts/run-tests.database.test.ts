import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Tally } from './run-tests.ts';

const ROOT = resolve(import.meta.dirname, '..');
let folder: string | null = null;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
});

/** Runs files of tests, each with its statements, as `npm test` does. What they share is set up before them. */
function runFiles(files: Readonly<Record<string, string>>, setUp = ''): Tally {
  folder = mkdtempSync(join(tmpdir(), 'shop-run-tests-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `const these = { name: 'these', pool: 'forks', include: ['*.test.ts'], globalSetup: ['./set-up.ts'] };
export default { test: { projects: [{ test: these }] } };`,
  );
  writeFileSync(
    join(folder, 'set-up.ts'),
    `import { existsSync, writeFileSync } from 'node:fs';
export default function setUp() { ${setUp} }`,
  );
  for (const [name, statements] of Object.entries(files)) {
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { existsSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
const isFirstTry = !existsSync('${name}.tried');
writeFileSync('${name}.tried', '');
${statements}`,
    );
  }
  const program = `import { testsWithSecondTry } from ${JSON.stringify(join(ROOT, 'scripts/run-tests.ts'))};
console.log('\\nTALLY' + JSON.stringify(testsWithSecondTry('These', ['--project', 'these'])));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      VITEST: undefined,
      VITEST_POOL_ID: undefined,
      VITEST_WORKER_ID: undefined,
      NODE_OPTIONS: '',
    },
  });
  return JSON.parse(output.slice(output.lastIndexOf('TALLY') + 'TALLY'.length));
}

const DIES = `test('dies', async () => {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
});`;
const GOOD = `test('one', () => undefined);
test('two', () => undefined);`;
const BAD_HOOK = "beforeAll(() => { throw new Error('no database'); });";

test('where something has failed or was not run to its end, the file is run once more, and the reason told', () => {
  const { retried, ...counted } = runFiles({
    good: GOOD,
    killed: `${GOOD} if (isFirstTry) ${DIES} else test('dies', () => undefined);`,
    chance: `test('sums', () => expect(isFirstTry ? 1 : 2).toBe(2)); test('one', () => undefined);`,
    hook: `if (isFirstTry) ${BAD_HOOK} ${GOOD}`,
    rejects: `test('one', () => { if (isFirstTry) void Promise.reject(new Error('lost')); });
test('two', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
  });
  expect(counted).toEqual({ passed: 11, failed: 0, failures: [] });
  expect(retried?.toSorted().map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['chance.test.ts > sums', 'AssertionError: expected 1 to be 2 // Object.is equality'],
    ['hook.test.ts', 'Error: no database'],
    ['killed.test.ts', 'its process died'],
    ['rejects.test.ts', 'Error: lost'],
  ]);
});

test('all are run once more where what they share was not set up', () => {
  const setUp = "if (existsSync('once')) return; writeFileSync('once', ''); throw new Error('no browser');";
  expect(runFiles({ good: GOOD }, setUp)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    retried: ['These: the run ended badly, though no test failed'],
  });
});

test('what fails twice fails, with its reason', () => {
  const { passed, failed, failures } = runFiles({
    good: GOOD,
    killed: DIES,
    hook: `${BAD_HOOK} ${GOOD}`,
    loads: "throw new Error('cannot be loaded');",
    wrong: "test('sums', () => expect(1).toBe(2)); test('one', () => undefined);",
  });
  expect(failures.toSorted().map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['hook.test.ts', 'Error: no database'],
    ['killed.test.ts', 'its process died'],
    ['loads.test.ts', 'Error: cannot be loaded'],
    ['wrong.test.ts > sums', 'AssertionError: expected 1 to be 2 // Object.is equality'],
  ]);
  expect({ passed, failed }).toEqual({ passed: 3, failed: 4 });
});

test('a run without a test is a failure', () => {
  expect(runFiles({ empty: '' })).toMatchObject({ passed: 0, failed: 1 });
});
