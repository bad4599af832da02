import { use } from 'react';
import { preinit } from 'react-dom';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

/** One order for all: within it cascade layers decide. */
const PRECEDENCE = 'page';

/**
 * The style sheets of a page, which React adds once and leaves there. The router's `Links` would take away those of the page before,
 * and load them again under another address for the parts of a page: each time the browser styles and lays out the whole page anew.
 */
export function PageStyles() {
  const context = use(FrameworkContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Links />;
  const sheets = new Set(matches.flatMap(({ id }) => context?.manifest.routes[id]?.css ?? []));
  return Array.from(sheets, (href) => <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />);
}

/** Adds them before their page is opened. */
export function addStyles(sheets: readonly string[]): void {
  for (const href of sheets) preinit(href, { as: 'style', precedence: PRECEDENCE });
}
