import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = `
  import { endProcess, STDERR, STDOUT } from ${JSON.stringify(import.meta.resolve('./output-stream.ts'))};
  for (let lines = 0; lines < 8; lines += 1) {
    STDERR.write('x'.repeat(99_999) + '\\n');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  STDOUT.write('done');
  await endProcess();
`;

/** Runs the script with the standard error that a case gives it. */
function runWith(stderr: number | 'pipe') {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT],
    {
      stdio: ['ignore', 'pipe', stderr],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  return { child, end: once(child, 'exit').then(([code, signal]) => ({ end: code ?? signal, stdout })) };
}

test('writes everything before the process ends', async () => {
  const { child, end } = runWith('pipe');
  let length = 0;
  child.stderr?.on('data', (bytes: Buffer) => {
    length += bytes.length;
  });
  await once(child, 'close');
  expect(await end).toEqual({ end: 0, stdout: 'done' });
  expect(length).toBe(800_000);
});

test('goes on without a disk that has room, and ends', async ({ skip }) => {
  skip(!existsSync('/dev/full'), 'only some systems have a device that is always full');
  expect(await runWith(openSync('/dev/full', 'w')).end).toEqual({ end: 0, stdout: 'done' });
});

test('goes on without a reader, and ends', async () => {
  const { child, end } = runWith('pipe');
  child.stderr?.destroy();
  expect(await end).toEqual({ end: 0, stdout: 'done' });
});

test('goes on with a reader that does not read, and ends', async () => {
  expect(await runWith('pipe').end).toEqual({ end: 'SIGKILL', stdout: 'done' });
});
