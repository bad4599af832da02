import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type FileTally, type RunTally, TALLY_FILE } from './tally-reporter.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names what failed, for the end of the output: hundreds of lines follow the place where a test fails. */
  readonly failures: readonly string[];
  /** What failed at the first try and was tried again, with the reason. */
  readonly retried?: readonly string[];
}

const BIN = resolve('node_modules', '.bin');

/** On the pinned Node, whatever the machine has. */
export function run(program: string, parameters: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...process.env, ...more, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };
  return spawnSync(join(BIN, program), parameters, { stdio: 'inherit', env }).status === 0;
}

/** Null where vitest ended badly without a reason in its tally. */
function runTests(parameters: readonly string[]): RunTally | null {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'));
  const path = join(folder, 'tally.json');
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'tally-reporter.ts')}`];
  const succeeded = run('vitest', ['run', ...reporters, ...parameters], { [TALLY_FILE]: path });
  const tally: RunTally | null = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  rmSync(folder, { recursive: true });
  const hasReason = tally?.errors.length || tally?.files.some((file) => file.failures.length + file.faults.length > 0);
  return succeeded || hasReason ? tally : null;
}

/** A run that counts no test, or ends badly for another reason than a test, is a failure. */
export function tests(name: string, parameters: readonly string[]): Tally {
  console.log(`\n— ${name}`);
  return total(name, runTests(parameters), parameters.includes('--passWithNoTests'));
}

/**
 * Files in which anything has failed are run once more, by themselves and with everything anew: what is wrong with them fails twice,
 * what was chance, or wrong with the machine, does not, and is told. So are all where what they share, such as the browser, did not start.
 */
export function testsWithSecondTry(name: string, projects: readonly string[]): Tally {
  console.log(`\n— ${name}`);
  const first = runTests(projects);
  const failed = first?.files.filter((file) => reasonsOf(file).length > 0) ?? [];
  if (first && failed.length === 0) return total(name, first);
  console.log(`\n— ${name}: once more, where something has failed`);
  const second = runTests([...projects, ...failed.map(({ file }) => resolve(file))]);
  const files = [...(first?.files.filter((file) => !failed.includes(file)) ?? []), ...(second?.files ?? [])];
  const tally = total(name, second && { files, errors: [...(first?.errors ?? []), ...second.errors] });
  return { ...tally, retried: first ? failed.flatMap(reasonsOf) : [endedBadly(name)] };
}

const endedBadly = (name: string) => `${name}: the run ended badly, though no test failed`;

const reasonsOf = ({ file, failures, faults }: FileTally) => [
  ...failures,
  ...faults.map((fault) => `${file}\n${fault}`),
];

function total(name: string, run: RunTally | null, mayBeEmpty = false): Tally {
  const files = run?.files ?? [];
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failures = [...files.flatMap(reasonsOf), ...(run?.errors ?? [])];
  if (run === null) failures.push(endedBadly(name));
  else if (failures.length === 0 && passed === 0 && !mayBeEmpty) failures.push(`${name}: no test was run`);
  return { passed, failed: failures.length, failures };
}
