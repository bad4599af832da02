import { isRouteId, ROUTES, type Route, type RouteId } from './routes.ts';

export interface RouteMatch {
  readonly id: RouteId;
  readonly route: Route;
  /** What stands in the place of the language: `id`, `en`, or a segment that is no language; null without one. */
  readonly prefix: string | null;
}

interface Candidate extends Omit<RouteMatch, 'prefix'> {
  readonly hasPrefix: boolean;
  readonly pattern: RegExp;
  readonly score: number;
  /** Segments of the pattern. */
  readonly length: number;
}

const PREFIX = '/:language';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const isOpenEnded = (path: string) => path.endsWith('/*');

/** Segments of a path, without the slashes at its end. A loop: a pattern would take quadratic time for a row of slashes. */
function lengthOf(path: string): number {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  let length = 0;
  for (let at = path.indexOf('/'); at !== -1 && at < end; at = path.indexOf('/', at + 1)) length += 1;
  return length;
}

/** React Router ignores case and slashes at the end; a parameter is any text but a slash. Fixed segments hold only letters and hyphens. */
function patternOf(path: string): RegExp {
  const source = segmentsOf(path)
    .filter((segment) => segment !== '*')
    .map((segment) => (segment.startsWith(':') ? '/([^/]+)' : `/${segment}`))
    .join('');
  return new RegExp(`^${source}${isOpenEnded(path) ? '(?:/.*)?' : '/*'}$`, 'i');
}

/** React Router's ranking: fixed segments count most, then parameters; an open end costs a point. */
function scoreOf(path: string): number {
  const points = segmentsOf(path).map((segment) => (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11));
  return points.reduce((sum, point) => sum + point, 0);
}

const withPrefix = (path: string) => (path === '/' ? PREFIX : PREFIX + path);

/** The best first. The sort is stable, so rows of one score keep the order of the table. */
const CANDIDATES: readonly Candidate[] = Object.keys(ROUTES)
  .filter(isRouteId)
  .flatMap((id) => {
    const route = ROUTES[id];
    return [true, false].map((hasPrefix) => {
      const path = hasPrefix ? withPrefix(route.path) : route.path;
      return { id, route, hasPrefix, pattern: patternOf(path), score: scoreOf(path), length: lengthOf(path) };
    });
  })
  .sort((a, b) => b.score - a.score);

const LENGTHS = Array.from({ length: Math.max(...CANDIDATES.map(({ length }) => length)) + 2 }, (_, length) => length);

/** Candidates by the number of a path's segments, so that few patterns are tried. The last row is for all longer paths. */
const CANDIDATES_BY_LENGTH = LENGTHS.map((count) =>
  CANDIDATES.filter(({ route, length }) => length === count || isOpenEnded(route.path)),
);

/** The router's script asks for a page's data at its address with `.data` behind it, or `_.data` behind a slash. Returns the address of the page. */
export function pageOf(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  return pathname.slice(0, pathname.endsWith('/_.data') ? -'_.data'.length : -'.data'.length);
}

/** Segment by segment: an escaped slash is part of its segment. A path with a broken escape stays as it is. */
function decodeSegments(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/**
 * The route of the storefront that answers at an address, exactly as the router will choose it: whatever the case, the
 * escapes, the slashes at the end, the language prefix, and for a page as for its data.
 * @param target path of a URL, not decoded, with or without a query
 */
export function matchRoute(target: string): RouteMatch {
  const query = target.indexOf('?');
  const path = decodeSegments(pageOf(query < 0 ? target : target.slice(0, query)));
  const candidates = CANDIDATES_BY_LENGTH[lengthOf(path)] ?? CANDIDATES_BY_LENGTH.at(-1);
  const found = candidates?.find(({ pattern }) => pattern.test(path));
  if (!found) return { id: 'notFound', route: ROUTES.notFound, prefix: null };
  const { id, route, hasPrefix } = found;
  return { id, route, prefix: hasPrefix ? (path.split('/')[1] ?? null) : null };
}
