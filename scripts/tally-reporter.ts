import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** What became of one file of tests. */
export interface FileTally {
  readonly file: string;
  readonly passed: number;
  /** Names each test that failed, with its errors. */
  readonly failures: readonly string[];
  /** Why tests of the file were not run, or what went wrong beside them: a hook has failed, the file's process has died. */
  readonly faults: readonly string[];
}

export interface RunTally {
  readonly files: readonly FileTally[];
  /** That belong to no file. */
  readonly errors: readonly string[];
}

/** Names the file that the tally of a run is written to. */
export const TALLY_FILE = 'SHOP_TEST_TALLY';

/** The message, and of the stack trace the lines in the shop's own code. */
const textOf = ({ name = 'Error', message, stack = '' }: SerializedError): string =>
  [
    `${name}: ${message}`,
    ...stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:|<anonymous>/.test(line)),
  ].join('\n');

/** Its process has ended before the file did. */
const isCutOff = (module: TestModule): boolean => !['passed', 'failed', 'skipped'].includes(module.state());

function tallyOf(module: TestModule, unhandled: readonly SerializedError[]): FileTally {
  const file = relative('.', module.moduleId);
  const tests = [...module.children.allTests()];
  const failures = tests.flatMap((test) => {
    const { errors = [], state } = test.result();
    return state === 'failed' ? [[`${file} > ${test.fullName}`, ...errors.map(textOf)].join('\n')] : [];
  });
  const faults = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  const own = unhandled.filter((error) => error.VITEST_TEST_PATH === module.moduleId);
  return {
    file,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures,
    faults: [...[...faults, ...own].map(textOf), ...(isCutOff(module) ? ['its process died'] : [])],
  };
}

/** Counts what vitest's own reporters leave out of their counts: files that were not run to their end, and errors beside the tests. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env[TALLY_FILE];
    if (!path) return;
    const files = modules.map((module) => tallyOf(module, unhandled));
    const known = new Set(modules.map(({ moduleId }) => moduleId));
    // What vitest says of a process that died names no file; the file itself is named as cut off.
    const isNamed = (error: SerializedError) =>
      known.has(String(error.VITEST_TEST_PATH)) ||
      (modules.some(isCutOff) && error.message.startsWith('[vitest-pool]'));
    const tally: RunTally = { files, errors: unhandled.filter((error) => !isNamed(error)).map(textOf) };
    writeFileSync(path, JSON.stringify(tally));
  }
}
