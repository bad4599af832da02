import { lookup as lookUp } from 'node:dns';
import { get as getInsecure, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why nothing was fetched. */
export type FetchFailure =
  /** No address of the web, or one with a password in it. */
  | 'NOT_AN_ADDRESS'
  /** It, or where it leads, is this machine or a network of its own. */
  | 'NOT_PUBLIC'
  | 'NOT_FOUND'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE';

export interface FetchLimits {
  readonly maxBytes: number;
  /** For all of it, with redirects. */
  readonly timeoutMs: number;
}

type IsAllowed = (address: string) => boolean;

const MAX_REDIRECTS = 5;

class Failed extends Error {
  readonly failure: FetchFailure;
  constructor(failure: FetchFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * What stands at an address that somebody wrote into a file. The address that a name leads to is checked when it is connected
 * to, after each redirect anew, so that no name can lead into the networks of this machine.
 * @param isAllowed tests alone allow other addresses than those of the internet
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs }: FetchLimits,
  isAllowed: IsAllowed = isPublicAddress,
): Promise<Buffer | FetchFailure> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let target = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(parsed(target), signal, isAllowed);
      const location = redirectOf(response);
      if (location === null) return await bytesOf(response, maxBytes);
      response.destroy();
      target = URL.parse(location, target)?.href ?? '';
    }
    return 'NOT_FOUND';
  } catch (error) {
    if (signal.aborted) return 'TOO_SLOW';
    return error instanceof Failed ? error.failure : 'UNREACHABLE';
  }
}

function parsed(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Failed('NOT_AN_ADDRESS');
  return url;
}

/** Connects to nothing that is not allowed, whatever the name means by the time of the connection. */
const checkedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first, ...others] = addresses.filter(({ address }) => isAllowed(address));
      if (!first) return done(new Failed('NOT_PUBLIC'), '');
      if (options.all) return done(null, [first, ...others]);
      done(null, first.address, first.family);
    });

function request(url: URL, signal: AbortSignal, isAllowed: IsAllowed): Promise<IncomingMessage> {
  // An address in numbers is looked up nowhere.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Failed('NOT_PUBLIC');
  const get = url.protocol === 'https:' ? getSecure : getInsecure;
  const headers = { Accept: '*/*', 'User-Agent': 'shop-import/1', 'Accept-Encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, lookup: checkedLookup(isAllowed), agent: false }, resolve).on('error', reject);
  });
}

/** Null of a response that has the bytes. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | null {
  if (statusCode === 200) return null;
  if (statusCode >= 300 && statusCode < 400 && location !== undefined) return location;
  throw new Failed('NOT_FOUND');
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = Number(response.headers['content-length'] ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  for await (const chunk of response) {
    received += chunk.length;
    if (received > maxBytes) {
      response.destroy();
      throw new Failed('TOO_LARGE');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
