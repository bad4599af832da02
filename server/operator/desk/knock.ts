import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import type { Answer, Ask } from './desk.ts';
import { doorPlace, mustBeOwn } from './door-place.ts';
import { unframe } from './frames.ts';
import { OTHER_RELEASE, RELEASE_HEADER, type Told } from './messages.ts';
import { RELEASE } from './release.ts';
import type { Watch } from './watch.ts';

/** The running shop is of another release, so nothing was asked of it. */
export class OtherRelease extends Error {
  override readonly name = 'OtherRelease';
  readonly theirs: string;

  constructor(theirs: string) {
    super(`the running shop is ${theirs}, this program is ${RELEASE}`);
    this.theirs = theirs;
  }
}

/** The shop ended before it had answered: whether the work was done must be looked at. */
export class ShopGone extends Error {
  override readonly name = 'ShopGone';
}

/** The shop met an error of its own: whether the work was done must be looked at. */
export class ShopFailed extends Error {
  override readonly name = 'ShopFailed';
}

const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/**
 * How to ask the shop that has the data folder open; null when none listens there.
 * @throws ForeignDoor
 */
export async function knock(dataFolder: string): Promise<Ask | null> {
  const { folder, socket } = doorPlace(dataFolder);
  try {
    if (process.platform !== 'win32') mustBeOwn(folder);
    // Any question will do: an unknown one is refused, and so somebody is there.
    (await send(socket, '', null)).destroy();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY_THERE.has(String(error.code))) return null;
    throw error;
  }
  // The value is what the verb of the same release answers.
  return async (verb, question, watch) =>
    (await ask(await reach(socket, verb, question), watch)) as Answer<typeof verb>;
}

const GONE = 'the shop ended before it answered';

const reach = (socket: string, verb: string, question: unknown): Promise<IncomingMessage> =>
  send(socket, verb, question).catch((cause: unknown) => Promise.reject(new ShopGone(GONE, { cause })));

function send(socketPath: string, verb: string, question: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { [RELEASE_HEADER]: RELEASE };
    const asked = request({ socketPath, path: `/${verb}`, method: 'POST', headers, agent: false }, resolve);
    asked.once('error', reject);
    asked.end(serialize(question));
  });
}

async function ask(response: IncomingMessage, watch: Watch | undefined): Promise<unknown> {
  if (response.statusCode === OTHER_RELEASE) throw new OtherRelease(await text(response));
  try {
    for await (const value of unframe(response)) {
      const told = value as Told;
      if (told.kind === 'answer') return told.value;
      if (told.kind === 'failed') throw new ShopFailed(told.message);
      watch?.onProgress(told.done, told.total);
    }
  } catch (error) {
    if (error instanceof ShopFailed) throw error;
    throw new ShopGone(GONE, { cause: error });
  }
  throw new ShopGone(GONE);
}
