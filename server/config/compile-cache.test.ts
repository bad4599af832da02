import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
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
