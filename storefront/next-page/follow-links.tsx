import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { PrefetchPageLinks, useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import type { RouteId } from '#contract/routes.ts';
import { useConnection } from '../ui/connection.tsx';
import { laterModule } from '../ui/hydration/later.tsx';
import { pageLinkOf } from '../ui/link.tsx';
import { useFreshPageOnReturn } from '../ui/page-change/use-fresh-page-on-return.ts';
import { useIntendedPages } from './use-intended-pages.ts';

const CARD_PAGE: RouteId = 'cardPayment';

/** There long before a second page is opened. */
let pressed: typeof import('./pressed-link.ts') | undefined;
laterModule(async () => {
  pressed = await import('./pressed-link.ts');
  pressed.watchRelease();
});

/** The body of every page: follows links without a full page load, and prefetches the pages of links that are about to be used. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { whenOnline } = useConnection();
  const isCardPage = useMatches().some(({ id }) => id === CARD_PAGE);
  const { key } = useLocation();
  const { pages, handlers } = useIntendedPages(key);
  const { state } = useNavigation();
  // It was left for a page that was loaded as a whole, and would wait for that one forever.
  useFreshPageOnReturn(() => state !== 'idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation
  useLayoutEffect(() => pressed?.forgetPicture(), [key]);
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) ? pageLinkOf(event.target) : null;
    // The card page has a wider content policy: a full page load keeps it from other pages.
    if (!link || isCardPage) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const options = {
      preventScrollReset: link.leadsTo === 'view',
      replace: link.path === pathname + search + hash,
    };
    const go = () => {
      if (pressed) pressed.openPage({ ...link, target: event.target, navigation: key, navigate }, options);
      else navigate(link.path, options);
    };
    // Another view of this page may be all there already.
    if (link.leadsTo === 'view') go();
    else if (navigator.onLine || !pressed) whenOnline(go);
    else pressed.openKeptPage(link.path, () => whenOnline(go));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks a link when Enter is pressed on it
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    <body onClick={follow} {...handlers}>
      {children}
      {pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </body>
  );
}

/** Not for a new tab or a download, and not when another handler has taken the click. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
