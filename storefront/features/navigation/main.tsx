import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { splitLanguage } from '#contract/paths.ts';
import { findFocusTaker } from '../../ui/focus/takes-focus.ts';
import { type PageLink, pageLinkOf } from '../../ui/link.tsx';
import { nextPageKey } from '../../ui/page-change/next-page-key.ts';
import styles from './main.module.css';

/** The page itself, where the focus goes when it is shown. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

export const MAIN_ID = 'main';

/** The pages of a list are one page. */
const pageOf = (pathname: string): string => splitLanguage(pathname).path.replace(/\/page\/\d+$/, '');

/** What had the focus, and where it led by then: “next” leads on as soon as the next page is there. */
interface Focused {
  readonly element: Element | null;
  readonly link: PageLink | null;
  /** Where it was typed in last: key of the page that was on its way by then. */
  readonly typedFor: string | undefined;
}

/** What had the focus is gone, or it is the link that has brought the shopper to the top. */
function isLeftBehind({ element, link }: Focused): boolean {
  const { activeElement, body } = document;
  if (activeElement === body) return element?.isConnected === false;
  return link?.leadsTo === 'page' && link.path === window.location.pathname + window.location.search;
}

/**
 * When another page is shown, keyboard and screen reader go on at its beginning, whatever frame it has. In another view of the
 * same page they stay where they are, or go on at what takes the place of that. An address with a fragment leads to its element. Nobody
 * is torn from a field that is still there, and that they have typed in since the page was asked for.
 */
export function FocusAfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = pageOf(pathname);
  const shown = useRef({ key, page });
  const lastFocused = useLastFocused();
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, page };
    const isNewPage = before.page !== page;
    const main = document.getElementById(MAIN_ID);
    // A screen reader says it where the focus goes: it says the title of a whole page only when the browser loads one.
    main?.setAttribute('aria-label', document.title);
    const { element, typedFor } = lastFocused.current;
    if (typedFor === key && element === document.activeElement) return;
    const linked = hash ? document.getElementById(hash.slice(1)) : null;
    if (linked?.matches('[tabindex]')) linked.focus({ preventScroll: true });
    else if (isNewPage) main?.focus({ preventScroll: true });
    else if (isLeftBehind(lastFocused.current)) (findFocusTaker() ?? main)?.focus({ preventScroll: isBack });
  }, [key, page, hash, isBack, lastFocused]);
  return null;
}

function useLastFocused(): RefObject<Focused> {
  const last = useRef<Focused>({ element: null, link: null, typedFor: undefined });
  useEffect(() => {
    const remember = ({ type }: Event) => {
      const { activeElement } = document;
      const typedFor = type === 'input' ? nextPageKey() : undefined;
      last.current = { element: activeElement, link: pageLinkOf(activeElement), typedFor };
    };
    const events = ['focusin', 'input'];
    for (const event of events) addEventListener(event, remember);
    return () => {
      for (const event of events) removeEventListener(event, remember);
    };
  }, []);
  return last;
}
