import type { ComponentProps } from 'react';

/**
 * `view`: the same page with another question, which stays where it is scrolled to. `panel`: what a script shows in
 * place of the page, so that the page is not worth fetching ahead.
 */
type Destination = 'page' | 'view' | 'panel';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly leadsTo?: Destination;
}

/**
 * A link within the shop. It is nothing but an anchor, so that a page of a hundred links costs little to draw and to wake
 * up; whoever owns the page follows what is marked here.
 */
export const Link = ({ leadsTo = 'page', ...anchor }: LinkProps) => <a {...anchor} data-leads-to={leadsTo} />;

/** A link as it was drawn above. */
export interface PageLink {
  /** Path, query and fragment. */
  readonly path: string;
  readonly leadsTo: string | undefined;
}

/** The shop's own link that an event came from; null for any other, which is left to the browser. */
export function pageLinkOf(target: EventTarget): PageLink | null {
  const anchor = target instanceof Element ? target.closest('a[data-leads-to]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== window.location.origin || anchor.target) return null;
  const { pathname, search, hash, dataset } = anchor;
  return { path: pathname + search + hash, leadsTo: dataset.leadsTo };
}
