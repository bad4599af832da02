import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program as an operator runs it in a terminal: a group of its own, so that Ctrl-C reaches all of it. */
export interface Program {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Called at each piece of output. */
  onOutput(listener: () => void): void;
  /** Exit code, or the signal that ended it. */
  readonly exit: Promise<number | NodeJS.Signals>;
  readonly isRunning: () => boolean;
  /** Reads no more of its output, as a pipe whose reader has ended. */
  closeOutput(): void;
  /** To the whole group, as a terminal does it. */
  signalGroup(signal: NodeJS.Signals): void;
  /** To the program alone, as `kill` does it. */
  signal(signal: NodeJS.Signals): void;
}

interface Command {
  readonly node?: string;
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where it runs; without it, here. */
  readonly folder?: string;
}

/** Of the environment in which the tests run it gets `PATH` alone, and here the modules that others have compiled. */
export function runProgram({ node = process.execPath, parameters, environment, folder }: Command): Program {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(node, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    cwd: folder,
    env: {
      PATH,
      NODE_ENV: 'production',
      SEED: 'demo',
      ...(folder === undefined && { NODE_COMPILE_CACHE }),
      ...environment,
    },
  });
  const pid = child.pid ?? 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signalGroup = (signal: NodeJS.Signals) => {
    if (isRunning()) process.kill(-pid, signal);
  };
  // However this process ends, the program does not outlive it.
  const kill = () => signalGroup('SIGKILL');
  process.once('exit', kill);
  const exit = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => {
    process.off('exit', kill);
    return code ?? signal;
  });
  const [stdout, stderr] = [gather(child.stdout), gather(child.stderr)];
  return {
    pid,
    stdout,
    stderr,
    exit,
    isRunning,
    closeOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signalGroup,
    signal: (signal) => child.kill(signal),
    onOutput(listener) {
      child.stdout.on('data', listener);
      child.stderr.on('data', listener);
    },
  };
}

function gather(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (bytes) => {
    text += bytes;
  });
  return () => text;
}
