import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const inAnotherProcess = (code: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { createLogger } from './server/config/logger.ts';
     import { logUnhandledRejections } from './server/observability/unhandled-rejections.ts';
     logUnhandledRejections(createLogger('error'));
     ${code}
     setTimeout(() => console.log('still there'), 10);`,
  ]);

test('a promise that fails with nobody waiting for it is logged, and the process goes on', async () => {
  const { stdout, stderr } = await inAnotherProcess(`Promise.reject(new Error('forgotten'));`);
  expect(stdout).toBe('still there\n');
  expect(stderr).toContain('"message":"forgotten"');
});

test('an exception that nobody catches ends the process', async () => {
  const ended = inAnotherProcess(`queueMicrotask(() => { throw new Error('halfway'); });`);
  await expect(ended).rejects.toMatchObject({ code: 1, stdout: '' });
});
