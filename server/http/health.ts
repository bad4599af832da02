import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS } from '#contract/routes.ts';
import { sendText } from './send.ts';

interface Needs {
  /** The server is about to close. */
  isDraining(): boolean;
  /** True while the database answers. */
  isDatabaseUp(): Promise<boolean>;
  /** Resolves when a database that has not answered yet counts as one that does not: whoever asks waits for seconds at most. */
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

/** Each says what is wrong in words for the operator, or null. */
export interface Health {
  /** Whether requests should be sent to this process: what a load balancer asks. */
  readiness(): Promise<string | null>;
  /** Whether anything is wrong that the operator has to mend, too: what a monitor asks. */
  health(): Promise<string | null>;
}

/** Anybody may ask for the health: the disk is written at most this often. */
const PROBE_INTERVAL = 5000;
/** More than the little space that a file system keeps for small files. */
const PROBE_BYTES = Buffer.alloc(64 * 1024);

/** Writes a little file again and again. */
export const createDiskProbe =
  (dataFolder: string): Needs['probeDisk'] =>
  () =>
    writeFile(join(dataFolder, 'health-probe'), PROBE_BYTES, { flush: true });

export function createHealth(needs: Needs): Health {
  const { isDraining, isDatabaseUp, patience, areListsLoaded, isWarm, probeDisk, now } = needs;
  let probe = { at: Number.NEGATIVE_INFINITY, isWritable: Promise.resolve(true) };
  const isWritable = () => {
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
    if (!(await Promise.race([isDatabaseUp(), patience().then(() => false)]))) return 'database unreachable';
    if (!(await areListsLoaded())) return 'lists not loaded';
    return isWarm() ? null : 'warming up';
  }
  async function health(): Promise<string | null> {
    const problem = await readiness();
    return problem === null && !(await isWritable()) ? 'disk cannot be written' : problem;
  }
  return { readiness, health };
}

/** Answers while the shop opens. It lives already: whoever restarts what does not must wait for a long migration. */
export const respondOpening: RequestListener = ({ url }, response) => {
  if (url === ENDPOINTS.liveness.path) return sendText(response, 200, 'ok');
  response.setHeader('Retry-After', '5');
  sendText(response, 503, 'The shop is opening.');
};
