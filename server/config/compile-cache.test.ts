import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';

/** What threads of a program inherit that keeps what it compiles in this data folder. */
function inherited(dataFolder: string): string {
  const program = `
    import { keepCompiled } from ${JSON.stringify(join(import.meta.dirname, 'compile-cache.ts'))};
    keepCompiled(process.env);
    process.stdout.write(process.env.NODE_COMPILE_CACHE ?? '');`;
  const { PATH } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
}

test('threads find what is compiled where the program keeps it', () => {
  const folder = temporaryFolder();
  expect(inherited(folder)).toBe('');
  mkdirSync(join(folder, 'cache'));
  expect(inherited(folder).startsWith(join(folder, 'cache', 'compiled'))).toBe(true);
});

const others = {
  'that others may write to': (folder: string) => chmodSync(folder, 0o777),
  'of another user': (folder: string) => chownSync(folder, 12_345, 12_345),
};

/** Only root may give a folder away, and Windows has other rights. */
const isRoot = process.getuid?.() === 0;

test
  .skipIf(!isRoot)
  .each(
    Object.entries(others).flatMap(([whose, change]) =>
      ['.', 'cache'].map((name) => [`${name} is a folder ${whose}`, name, change] as const),
    ),
  )('runs nothing that was compiled before where %s', (_case, name, change) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'cache'));
  change(join(folder, name));
  expect(inherited(folder)).toBe('');
});
