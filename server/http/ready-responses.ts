import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from '../pages/compress.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { sharedPageKey } from '../pages/shared-page.ts';
import { languageOf } from '../pages/visitor.ts';
import { hasTwoHosts } from './addresses/two-hosts.ts';
import { type ReadyCopy, safetyHeaders, sendCopy, toReadyCopy } from './send.ts';

/** Sends what is ready to be sent. True when it has; else nothing is done yet, and the request goes its usual way. */
export type SendIfReady = (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;

interface Needs {
  readonly staticFiles: ReadonlyMap<string, ReadyPage>;
  readonly cache: Pick<PageCache, 'fresh' | 'countHit'>;
  readonly ownOrigin: string;
}

/**
 * Files and fresh pages of the cache, found by what stands in the request line as it is. Whatever is cached under these very
 * letters is what the usual way would find for them: keys are addresses that have been read and printed again. All their
 * headers are handed to Node in one list, once: each that is set by itself is stored, and copied when the head is written.
 */
export function createReadyResponses({ staticFiles, cache, ownOrigin }: Needs): SendIfReady {
  const safety = safetyHeaders(ownOrigin).flat();
  const copies = createCopies();
  return (request, response, requestId) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasTwoHosts(request)) return false;
    const file = staticFiles.get(url);
    const key = file ? null : sharedPageKey(languageOf(url, headers), url);
    const page = key === null ? file : cache.fresh(key);
    // A redirect may lead from a page that is not there to another.
    const copy = page?.status === 200 ? copies(page, headers['accept-encoding']) : null;
    if (!copy) return false;
    if (key !== null) cache.countHit(key);
    sendCopy(request, response, { copy, others: ['X-Request-Id', requestId, ...safety] });
    return true;
  };
}

/** Made once for each page and encoding; null until the page has been compressed for the first time. */
function createCopies() {
  const copies = new WeakMap<ReadyPage, Map<Encoding, ReadyCopy>>();
  return (page: ReadyPage, acceptEncoding: string | undefined): ReadyCopy | null => {
    const encoding = chooseEncoding(acceptEncoding);
    const known = copies.get(page) ?? new Map<Encoding, ReadyCopy>();
    const copy = known.get(encoding);
    if (copy) return copy;
    const bytes = page.body.in(encoding);
    if (bytes instanceof Promise) return null;
    const made = toReadyCopy(page, encoding, bytes);
    copies.set(page, known.set(encoding, made));
    return made;
  };
}
