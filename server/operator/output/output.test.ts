import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOutput } from './output.ts';

/** Moves the cursor in two ways, ends the line, and turns the direction of what follows. */
const HOSTILE = 'Sari\u001b[2J\u009b1A\nApproved\u202e!';

test('prints no control characters of shoppers, and keeps them in values for programs', () => {
  const written: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  onTestFinished(() => stdout.mockRestore());
  const output = createOutput();
  output.print(HOSTILE);
  output.json({ author: HOSTILE, rating: 5 });
  const [line, json = ''] = written;
  expect(line).toBe('Sari [2J 1A Approved !\n');
  expect(json).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(JSON.parse(json)).toEqual({ author: HOSTILE, rating: 5 });
});

test('ends quietly when the reader of its output has closed it', async () => {
  const main = ['--disable-warning=ExperimentalWarning', 'server/operator/main.ts', 'help'];
  const command = spawn(process.execPath, main, { stdio: ['ignore', 'pipe', 'pipe'] });
  command.stdout.destroy();
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  expect([code, said]).toEqual([0, '']);
});
