import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ShopPlace {
  readonly dataFolder: string;
  /** Of a PostgreSQL database; without it the shop opens the embedded one in its folder. */
  readonly databaseUrl?: string;
  /** Of Node, for a look inside: `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
}

export interface RunningShop {
  /** Without a slash at its end. */
  readonly address: string;
  readonly pid: number;
  /** Ends it as Ctrl-C does. @throws when it complained while it ran, or did not end well. */
  stop(): Promise<void>;
}

const START_MILLISECONDS = 120_000;

/** A shop in a process of its own, as an operator runs it, on a port that the system chooses. */
export async function spawnShop(place: ShopPlace): Promise<RunningShop> {
  const server = spawn(process.execPath, [...FLAGS, ...(place.nodeFlags ?? []), 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(place),
  });
  // However this process ends, the shop does not outlive it.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const output = listenTo(server);
  const failed = (what: string) => Promise.reject(new Error(`${what}:\n${output.text()}`));
  const address = await Promise.race([
    output.address,
    once(server, 'exit').then(() => failed('the shop did not start')),
    sleep(START_MILLISECONDS, null, { ref: false }).then(() => failed('the shop was not ready in time')),
  ]);
  return { address, pid: server.pid ?? 0, stop: () => stop(server, output.complaints) };
}

const FLAGS = ['--disable-warning=ExperimentalWarning'];

/** What stands in the environment of whoever runs the tests must not reach the shop. */
const environmentOf = ({ dataFolder, databaseUrl }: ShopPlace): NodeJS.ProcessEnv => ({
  ...(process.env.PATH && { PATH: process.env.PATH }),
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'error',
  ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'of-this-run-only-0123456789abcdef' }),
});

const ADDRESS = /https?:\/\/[^\s/]+:\d+/;

/** At this log level, whatever a shop prints after its address is an error. */
function listenTo(server: ChildProcess) {
  let text = '';
  let readyAt: number | null = null;
  const address = new Promise<string>((resolve) => {
    const hear = (bytes: Buffer) => {
      text += bytes;
      const found = readyAt === null && text.endsWith('\n') ? ADDRESS.exec(text) : null;
      if (!found) return;
      readyAt = text.length;
      resolve(found[0]);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
  });
  const complaints = () => text.slice(readyAt ?? 0).match(/^\{.*"level".*$/gm) ?? [];
  return { address, text: () => text, complaints };
}

async function stop(server: ChildProcess, complaints: () => readonly string[]): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  }
  if (complaints().length > 0) throw new Error(`the shop complained:\n${complaints().join('\n')}`);
}
