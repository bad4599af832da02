import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageOf } from '#contract/match-route.ts';
import { ROUTER_PARAMETERS } from '#storefront/cached-page.ts';
import { shortLocation } from '../../pages/short-location.ts';

/** Search engines move what they know to the new address. */
const MOVED_PERMANENTLY = 301;
/** Seconds. Browsers would remember it for ever, and the operator may change it. */
const MAX_AGE = 300;

interface PageTarget {
  /** Path and query of the page. */
  readonly page: string;
  /** The router's script asks, which follows no redirect of HTTP: it wants data of the page that it has asked for. */
  readonly isData: boolean;
}

function read(target: string): PageTarget {
  const [, pathname = '', query = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(target) ?? [];
  const path = pageOf(pathname);
  if (path === pathname) return { page: target, isData: false };
  const parameters = new URLSearchParams(query);
  for (const name of ROUTER_PARAMETERS) parameters.delete(name);
  return { page: parameters.size > 0 ? `${path}?${parameters}` : path, isData: true };
}

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Leads from an earlier address of the shop to where its page is now.
 * @param redirectOf takes path and query
 * @returns whether it does; otherwise nothing is sent
 */
export const createRedirect =
  (redirectOf: (target: string) => string | null) =>
  (request: IncomingMessage, response: ServerResponse, target: string): boolean => {
    const { page, isData } = read(target);
    const found = isRead(request) ? redirectOf(page) : null;
    if (found === null) return false;
    const to = shortLocation(found);
    response.setHeader('Cache-Control', `public, max-age=${MAX_AGE}`);
    if (isData) response.writeHead(204, { 'X-Remix-Redirect': to, 'X-Remix-Status': MOVED_PERMANENTLY }).end();
    else response.writeHead(MOVED_PERMANENTLY, { Location: to, 'Content-Length': 0 }).end();
    return true;
  };
