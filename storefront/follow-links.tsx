import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useMatches, useNavigate } from 'react-router';
import type { RouteId } from '#contract/routes.ts';
import { pageLinkOf } from './ui/link.tsx';

const CARD_PAGE: RouteId = 'cardPayment';

/** A pointer that only crosses a link does not prefetch its page. */
const INTENT_MS = 100;

/** The body of every page: follows links without a full page load, and prefetches the page of a link in use. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const isCardPage = useMatches().some(({ id }) => id === CARD_PAGE);
  const { intended, ...hints } = useIntent();
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) ? pageLinkOf(event.target) : null;
    // The card page has a wider content policy: a full page load keeps it from other pages.
    if (!link || isCardPage) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigate(link.path, {
      preventScrollReset: link.leadsTo === 'view',
      replace: link.path === pathname + search + hash,
    });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks a link when Enter is pressed on it
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    <body onClick={follow} {...hints}>
      {children}
      {intended === null ? null : <PrefetchPageLinks page={intended} />}
    </body>
  );
}

/** Not for a new tab or a download, and not when another handler has taken the click. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The page of a link that is hovered for a moment, focused or touched. */
function useIntent() {
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleHint = ({ target }: SyntheticEvent) => {
    cancel();
    const link = pageLinkOf(target);
    if (link && link.leadsTo !== 'panel') timer.current = setTimeout(setIntended, INTENT_MS, link.path);
  };
  return { intended, onPointerOver: handleHint, onFocus: handleHint, onTouchStart: handleHint, onPointerLeave: cancel };
}
