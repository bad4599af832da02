import type { ComponentProps } from 'react';

/**
 * `view`: the same page with another query, which keeps its scroll position. `panel`: the script opens a panel instead of
 * the page, so the page is not prefetched.
 */
type Destination = 'page' | 'view' | 'panel';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly leadsTo?: Destination;
}

/**
 * A link within the shop. It is a plain anchor, so that a page of a hundred links costs little to render and to hydrate.
 * `FollowLinks` handles the clicks on all anchors that are marked here.
 */
export const Link = ({ leadsTo = 'page', ...anchor }: LinkProps) => <a {...anchor} data-leads-to={leadsTo} />;

/** A rendered `Link`. */
export interface PageLink {
  /** Path, query and fragment. */
  readonly path: string;
  readonly leadsTo: string | undefined;
}

/** The shop's own link that an event came from; null for any other, which is left to the browser. */
export function pageLinkOf(target: EventTarget | null): PageLink | null {
  const anchor = target instanceof Element ? target.closest('a[data-leads-to]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== window.location.origin || anchor.target) return null;
  const { pathname, search, hash, dataset } = anchor;
  return { path: pathname + search + hash, leadsTo: dataset.leadsTo };
}
