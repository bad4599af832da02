import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, runProgram } from './program.ts';

export interface ShopProcessOptions {
  readonly dataFolder: string;
  /** Of a PostgreSQL database; without it the shop opens the embedded one in its folder. */
  readonly databaseUrl?: string;
  /** Of Node, for measurements: `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
  /** Settings beside those of every test. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ShopProcess {
  /** Without a slash at its end. */
  readonly address: string;
  readonly pid: number;
  /** What it has said of errors so far. */
  complaints(): string;
  /** Ends it as Ctrl-C does, or by another signal. @throws when it complained while it ran, or did not end well. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<void>;
}

/** The command that runs the server, without the build and the installation before it. */
export const SERVER = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', 'server/main.ts'] as const;

/** What the system's library reads of the environment, not the shop. */
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;

/** A shop in a process of its own, on a port that the system chooses. It prints nothing but errors once it is open. */
export async function spawnShop({
  dataFolder,
  databaseUrl,
  nodeFlags = [],
  environment = {},
}: ShopProcessOptions): Promise<ShopProcess> {
  const program = runProgram({
    parameters: [...nodeFlags, ...SERVER],
    environment: {
      ...MEMORY,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      // Its pictures look the same whenever they are taken.
      PICTURE_AVIF: 'off',
      // All shoppers of a test come from one address.
      RATE_LIMIT_CHECKOUT: '0',
      RATE_LIMIT_ORDERS: '0',
      RATE_LIMIT_API: '0',
      RATE_LIMIT_PAGES: '0',
      RATE_LIMIT_READS: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'of-this-run-only-0123456789abcdef' }),
      ...environment,
    },
  });
  const address = await untilOpen(program);
  return { address, pid: program.pid, complaints: program.stderr, stop: (signal = 'SIGINT') => stop(program, signal) };
}

const START_MILLISECONDS = 180_000;
const ADDRESS = /https?:\/\/[^\s/]+:\d+(?=\s)/;

/** Waits until the program prints its address. @throws with its output when it ends before, or takes too long. */
export async function untilOpen(program: Program): Promise<string> {
  const failed = (what: string) =>
    Promise.reject(new Error(`the shop ${what}:\n${program.stdout()}${program.stderr()}`));
  const opened = new Promise<string>((resolve) => {
    program.onOutput(() => {
      const address = ADDRESS.exec(program.stdout())?.[0];
      if (address) resolve(address);
    });
  });
  return Promise.race([
    opened,
    program.exit.then(() => failed('did not open')),
    sleep(START_MILLISECONDS, null, { ref: false }).then(() => failed('was not open in time')),
  ]);
}

async function stop({ signalGroup, exit, stderr }: Program, signal: NodeJS.Signals): Promise<void> {
  signalGroup(signal);
  const end = await exit;
  if (end !== 0 || stderr() !== '') throw new Error(`the shop ended with ${end} and said:\n${stderr()}`);
}
