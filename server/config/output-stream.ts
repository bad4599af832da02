import { write, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Text for a standard stream of the process. */
interface OutputStream {
  write(text: string): void;
  /** Whether all that was given is written, or could not be. */
  isIdle(): boolean;
}

/** Characters that wait for a reader. What comes beyond them is lost. */
const MAX_WAITING = 1024 ** 2;

/** How long a write may take before its reader counts as gone, in milliseconds. */
const GRACE = 1000;

/** How long after `EAGAIN` the same bytes are written again, in milliseconds. */
const RETRY_DELAY = 100;

/**
 * Neither waits for its reader nor fails with it: a log on a full disk, a closed pipe or a reader that has stopped reading
 * does not stop the shop. What cannot be written is lost; what comes later is tried anew. The logger's own stream would end the process at
 * the first error, and repeat its last write for ever.
 */
function createOutputStream(fd: number): OutputStream {
  let waiting = '';
  let isWriting = false;
  let begunAt = 0;
  function writeBytes(bytes: Buffer): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(writeBytes, RETRY_DELAY, bytes);
      else if (!error && written < bytes.length) writeBytes(bytes.subarray(written));
      else writeWaiting();
    });
  }
  function writeWaiting(): void {
    isWriting = waiting !== '';
    if (!isWriting) return;
    begunAt = performance.now();
    const bytes = Buffer.from(waiting);
    waiting = '';
    writeBytes(bytes);
  }
  // The last words before a crash, unless a write is stuck: this one would be, too.
  process.once('exit', () => {
    if (waiting !== '' && performance.now() - begunAt < GRACE) writeOrLose(fd, waiting);
  });
  return {
    write(text) {
      if (waiting.length >= MAX_WAITING) return;
      waiting += text;
      if (!isWriting) writeWaiting();
    },
    isIdle: () => !isWriting,
  };
}

function writeOrLose(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // Nobody is there to be told.
  }
}

export const STDOUT = createOutputStream(1);
export const STDERR = createOutputStream(2);

/** Ends the process when its output is written, or cannot be. */
export async function endProcess(): Promise<never> {
  const deadline = performance.now() + GRACE;
  const isIdle = () => STDOUT.isIdle() && STDERR.isIdle();
  while (!isIdle() && performance.now() < deadline) await sleep(10);
  // `process.exit` waits for ever for a write that is stuck.
  if (!isIdle()) process.kill(process.pid, 'SIGKILL');
  return process.exit();
}
