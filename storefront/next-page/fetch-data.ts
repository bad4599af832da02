import { createPath, type RouterState } from 'react-router';
import type { HydratedRouterProps } from 'react-router/dom';
import { RELEASE_HEADER } from '#contract/builds.ts';
import { fetchedAhead } from '../ui/page-change/fetched-ahead.ts';
import { noticeRelease } from './latest-release.ts';

type FetchData = NonNullable<HydratedRouterProps['unstable_fetch']>;

declare global {
  /** Left there by the router; its types do not name it. */
  var __reactRouterDataRouter: { readonly state: RouterState };
}

/** Path of the page that is being opened; null while a form is being sent, or its response read. */
function pageBeingOpened({ navigation: { location, formMethod } }: RouterState): string | null {
  const isOfForm = formMethod !== undefined && formMethod !== 'GET' && !location.state?._isRedirect;
  return location && !isOfForm ? createPath(location) : null;
}

const isSending = ({ fetchers }: RouterState) => [...fetchers.values()].some(({ state }) => state === 'submitting');

/**
 * Fetches data for the router. Data of another release may have a shape that the code of this one does not know: the page that is being
 * opened is then opened as a whole. What comes for the page that stays is left to it, because that would lose what is on it.
 */
export const fetchData: FetchData = async (request, { type }) => {
  const ahead = fetchedAhead.get(request.url);
  fetchedAhead.delete(request.url);
  const response = (await ahead) ?? (await fetch(request));
  if (!noticeRelease(response.headers.get(RELEASE_HEADER)) || type === 'initialization') return response;
  const { state } = globalThis.__reactRouterDataRouter;
  const page = isSending(state) ? null : pageBeingOpened(state);
  if (page === null) return response;
  openAsWhole(page);
  return new Promise(() => undefined);
};

function openAsWhole(page: string): void {
  const { pathname, search, hash } = window.location;
  // Back and Forward have changed the address already. A fragment would not be left for itself.
  if (page === pathname + search + hash) window.location.reload();
  else window.location.assign(page);
}
