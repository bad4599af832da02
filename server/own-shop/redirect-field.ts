import { z } from 'zod';
import { matchRoute } from '#contract/match-route.ts';
import { returnPath, splitLanguage } from '#contract/paths.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import type { ProblemTexts } from './problem-texts.ts';
import { comparablePath, createRedirectLookup, hasRest, type Redirects } from './redirects.ts';

/** A shop of many years that moves here has fewer products. */
const MAX_REDIRECTS = 20_000;
/** Browsers follow twice as many. */
const MAX_STEPS = 10;

/** What the server answers by itself, before it looks at pages and redirects. */
const OWN_FOLDERS = [...Object.values(ENDPOINTS).map(({ path }) => path), '/assets'];

const isIn = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);

/** Some path that it stands for. */
const exampleOf = (path: string): string => path.replace(/\*$/, 'x');

/** A path without a language, with `*` at most at its end, and not alone. */
const isPath = (path: string): boolean =>
  /^\/(?:[^*]*|(?:[^*]+\/)?\*)$/.test(path) && returnPath(path) !== null && splitLanguage(path).language === null;

const isOldPath = (path: string): boolean => isPath(path) && !/[?#]/.test(path) && !/^\/+\*?$/.test(path);

/** Pages that are always there would hide the redirect. Those of products and the like may have gone. */
function isOwnPage(path: string): boolean {
  if (OWN_FOLDERS.some((folder) => isIn(folder)(comparablePath(path)))) return true;
  const { id, route, prefix } = matchRoute(path);
  if (hasRest(path) || id === 'notFound' || prefix !== null) return false;
  return !route.path.includes(':') || route.audience === 'visitor' || route.frame === null;
}

function leadsToPage(path: string): boolean {
  const { id, prefix } = matchRoute(exampleOf(path));
  return path === '/*' || isIn(ENDPOINTS.uploads.path)(path) || (id !== 'notFound' && prefix === null);
}

function leadsInCircle(lookUp: (path: string) => string | null, from: string): boolean {
  let path: string | null = exampleOf(from);
  for (let step = 0; path !== null && step <= MAX_STEPS; step += 1) path = lookUp(path.split(/[?#]/)[0] ?? '');
  return path !== null;
}

/** What is wrong with each, by the old path. */
function* problemsIn(redirects: Redirects, texts: ProblemTexts): Generator<readonly [from: string, problem: string]> {
  const lookUp = createRedirectLookup(redirects);
  const seen = new Set<string>();
  for (const [from, to] of Object.entries(redirects)) {
    const key = comparablePath(from);
    if (!isOldPath(from)) yield [from, texts.redirectFrom];
    else if (isOwnPage(from)) yield [from, texts.redirectOwnPage];
    else if (seen.has(key)) yield [from, texts.redirectTwice];
    else if (!isPath(to) || (hasRest(to) && !hasRest(from))) yield [from, texts.redirectTo];
    else if (leadsInCircle(lookUp, from)) yield [from, texts.redirectCircle];
    else if (!leadsToPage(to) && lookUp(exampleOf(to)) === null) yield [from, texts.redirectNowhere];
    seen.add(key);
  }
}

/** Earlier addresses, of this shop or of the one before it: each with the path of the page that is there instead. */
export const redirectsIn = (texts: ProblemTexts) =>
  z.record(z.string(), z.string()).superRefine((redirects, check) => {
    if (Object.keys(redirects).length > MAX_REDIRECTS) check.addIssue(texts.tooMany(MAX_REDIRECTS));
    for (const [from, problem] of problemsIn(redirects, texts)) {
      check.addIssue({ code: 'custom', path: [from], message: problem });
    }
  });
