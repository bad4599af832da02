import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useMatches, useNavigate } from 'react-router';
import type { RouteId } from '#contract/routes.ts';
import { pageLinkOf } from './ui/link.tsx';

const CARD_PAGE: RouteId = 'cardPayment';

/** A pointer that only passes over a link does not fetch its page. */
const INTENT_MS = 100;

/** The body of every page: follows the shop's links without loading the page anew, and fetches what is about to be followed. */
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

/** A new tab, a download and whatever somebody else has dealt with are not ours. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The page somebody is about to ask for: a link looked at for a moment, reached by Tab, or touched. */
function useIntent() {
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notice = ({ target }: SyntheticEvent) => {
    cancel();
    const link = pageLinkOf(target);
    if (link && link.leadsTo !== 'panel') timer.current = setTimeout(setIntended, INTENT_MS, link.path);
  };
  return { intended, onPointerOver: notice, onFocus: notice, onTouchStart: notice, onPointerLeave: cancel };
}
