import { localPath, returnPath, splitLanguage } from '#contract/paths.ts';

/** Path → path, both without a language: where what used to be at an address is found now. `*` at the end of both is the rest. */
export type Redirects = Readonly<Record<string, string>>;

const REST = '/*';

const withoutRest = (path: string): string => path.slice(0, -REST.length);

export const hasRest = (path: string): boolean => path.endsWith(REST);

/** As the router compares addresses: without escapes, in small letters, without slashes at the end. */
export function comparablePath(path: string): string {
  const decoded = path.includes('%') ? decodeOr(path) : path;
  // Each run of slashes is read once, or a path of nothing else would take as long as a page.
  const end = decoded.search(/(?<!\/)\/+$/);
  return (end > 0 ? decoded.slice(0, end) : decoded).toLowerCase();
}

function decodeOr(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Characters that one may be escaped in: three bytes. */
const LONGEST_ESCAPE = '%E2%82%AC'.length;

/** Of `/a/b/c`: `/a/b` with `c`, then `/a` with `b/c`. Only those that are no longer. */
function* beginningsOf(path: string, longest: number): Generator<readonly [beginning: string, rest: string]> {
  for (let at = path.lastIndexOf('/', longest); at > 0; at = path.lastIndexOf('/', at - 1)) {
    yield [path.slice(0, at), path.slice(at + 1)];
  }
}

/** Where a path leads by the brand's redirects; null for the others. What is said of the path itself counts before what is said of many. */
export function createRedirectLookup(redirects: Redirects): (path: string) => string | null {
  const entries = Object.entries(redirects);
  const single = new Map(entries.filter(([from]) => !hasRest(from)).map(([from, to]) => [comparablePath(from), to]));
  const many = new Map(
    entries.filter(([from]) => hasRest(from)).map(([from, to]) => [comparablePath(withoutRest(from)), to]),
  );
  const longest = LONGEST_ESCAPE * Math.max(0, ...[...many.keys()].map(({ length }) => length));
  return (path) => {
    const found = single.get(comparablePath(path));
    if (found !== undefined || many.size === 0) return found ?? null;
    for (const [beginning, rest] of beginningsOf(path, longest)) {
      const to = many.get(comparablePath(beginning));
      if (to !== undefined) return hasRest(to) ? `${withoutRest(to)}/${rest}` : to;
    }
    return null;
  };
}

/**
 * Where an address of the shop leads by the brand's redirects, in the language that stands in it and with its query; null for the others.
 * @param target path and query
 */
export function redirectOf(lookUp: (path: string) => string | null, target: string): string | null {
  const [, pathname = '', query = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(target) ?? [];
  const { language, path } = splitLanguage(pathname);
  const to = lookUp(path);
  // What stands for `*` is the visitor's: it must not become another host.
  if (to === null || returnPath(to) === null) return null;
  const url = new URL(localPath(to, language), 'http://shop');
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  return url.pathname + url.search + url.hash;
}
