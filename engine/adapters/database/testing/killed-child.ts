import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  /** What it has acknowledged, line by line. */
  readonly lines: readonly string[];
  /** Resolves when it has written so many lines; rejects with its error output when it ends before. */
  hasWritten(lines: number): Promise<void>;
  /** `kill -9`: no handler runs, nothing is flushed. Resolves when it is gone and all its lines have arrived. */
  kill(): Promise<void>;
}

/** Runs a TypeScript file as a process of its own. It ends with this process, however that ends. */
export function startChild(script: URL, args: readonly string[]): Child {
  const guard = new URL('./end-with-parent.ts', import.meta.url);
  const child = spawn(process.execPath, ['--import', guard.href, script.pathname, ...args], { stdio: 'pipe' });
  const lines: string[] = [];
  const output = new EventEmitter();
  const reader = createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    output.emit('change');
  });
  const drained = once(reader, 'close').then(() => output.emit('change'));
  const errorOutput = collect(child);
  return {
    lines,
    async hasWritten(count) {
      while (lines.length < count) {
        if (child.exitCode !== null) throw new Error(`the child ended:\n${errorOutput()}`);
        await once(output, 'change');
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await drained;
    },
  };
}

function collect({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
