import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortList } from './short-list.ts';

/** Whether another backend answers. */
export interface BackendState {
  /** Asks it, every few seconds at most. */
  isUp(): Promise<boolean>;
  /** Whether it answered when it was last asked for anything. */
  wasUp(): boolean;
}

interface Needs {
  /** The server is about to close. */
  isDraining(): boolean;
  readonly database: {
    /** True while the database answers. */
    isUp(): Promise<boolean>;
    /** True while it takes orders. */
    isWritable(): Promise<boolean>;
    /** True while its clock and this machine's agree. */
    isOnTime(): Promise<boolean>;
  };
  /** Another backend; null where the engine runs in this process. */
  readonly backend: BackendState | null;
  /** Names of settings without which the shop takes no orders. */
  missing(): readonly string[];
  /** Oils that it does not sell before they have a number of registration. */
  unregistered(): Promise<readonly string[]>;
  /** Resolves when whatever has not answered yet counts as silent: whoever asks waits for seconds at most. */
  patience(): Promise<void>;
  /** True once the lists of products are loaded in every language. */
  areListsLoaded(): Promise<boolean>;
  /** True once the pages that most visitors ask for are rendered. */
  isWarm(): boolean;
  /** @throws when the data folder cannot be written. */
  probeDisk(): Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** Each says what is wrong, or null. In English in every shop: a monitor compares the words, whatever the staff reads. */
export interface Health {
  /**
   * Whether requests should be sent to this process: what a load balancer asks. A database that is away is away for all processes: with
   * none of them left, shoppers could not even read what is kept.
   */
  readiness(): Promise<string | null>;
  /** Whether anything is wrong that the operator has to mend, too: what a monitor asks. */
  health(): Promise<string | null>;
  /** What is wrong, but no reason to send requests elsewhere. */
  readinessRemark(): string | null;
  /** What the operator has to do before the shop sells. */
  healthRemark(): Promise<string | null>;
}

/** Anybody may ask for the health: the disk is written at most this often. */
const PROBE_INTERVAL = 5000;
const BACKEND_SILENT = 'backend unreachable';
/** More than the little space that a file system keeps for small files. */
const PROBE_BYTES = Buffer.alloc(64 * 1024);

/** Writes a little file and removes it: one that stayed would be written over on a disk that has no room for anything else. */
export function createDiskProbe(dataFolder: string): Needs['probeDisk'] {
  const file = join(dataFolder, 'health-probe');
  return async () => {
    try {
      await writeFile(file, PROBE_BYTES, { flush: true });
    } finally {
      await rm(file, { force: true });
    }
  };
}

export function createHealth(needs: Needs): Health {
  const { isDraining, database, backend, patience, areListsLoaded, isWarm, probeDisk, now } = needs;
  const { missing, unregistered } = needs;
  const soon = (answer: Promise<boolean>) => Promise.race([answer, patience().then(() => false)]);
  let probe = { at: Number.NEGATIVE_INFINITY, isWritable: Promise.resolve(true) };
  const isDiskWritable = () => {
    if (now() - probe.at >= PROBE_INTERVAL) {
      const written = probeDisk().then(
        () => true,
        () => false,
      );
      probe = { at: now(), isWritable: written };
    }
    return probe.isWritable;
  };
  async function readiness(): Promise<string | null> {
    if (isDraining()) return 'closing';
    if (!(await soon(areListsLoaded()))) return 'lists not loaded';
    return isWarm() ? null : 'warming up';
  }
  async function health(): Promise<string | null> {
    const problem = await readiness();
    if (problem !== null) return problem;
    if (!(await soon(database.isUp()))) return 'database unreachable';
    if (!(await soon(database.isWritable()))) return 'database cannot be written';
    if (!(await soon(database.isOnTime()))) return "clock differs from the database's";
    if (!(await isDiskWritable())) return 'disk cannot be written';
    return backend === null || (await soon(backend.isUp())) ? null : BACKEND_SILENT;
  }
  return {
    readiness,
    health,
    readinessRemark: () => (backend === null || backend.wasUp() ? null : BACKEND_SILENT),
    async healthRemark() {
      const said = [
        { remark: 'takes no orders without', names: missing() },
        { remark: 'does not sell these oils without an NPT number:', names: shortList(await unregistered()) },
      ].filter(({ names }) => names.length > 0);
      return said.length === 0 ? null : said.map(({ remark, names }) => `${remark} ${names.join(', ')}`).join('; ');
    },
  };
}
