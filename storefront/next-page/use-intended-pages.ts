import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pageLinkOf } from '../ui/link.tsx';
import { mayPrefetch } from '../ui/page-change/may-prefetch.ts';

/** A pointer that only crosses a link does not prefetch its page. */
const INTENT_MS = 60;
const MAX_PAGES = 4;

/** The newest first, each once, as many as may be under way at once. */
export const withPage = (pages: readonly string[], page: string): readonly string[] =>
  pages[0] === page ? pages : [page, ...pages.filter((known) => known !== page)].slice(0, MAX_PAGES);

interface Intended {
  readonly navigation: string;
  readonly pages: readonly string[];
}

const NONE: readonly string[] = [];

type Timer = ReturnType<typeof setTimeout> | undefined;

const pagesOf = ({ navigation, pages }: Intended, current: string) => (navigation === current ? pages : NONE);

/**
 * Pages that are likely to be opened next: of a link that is touched, or that the pointer or the focus rests on. They
 * are to be prefetched.
 * @param navigation changes with every navigation: the next page has intentions of its own
 */
export function useIntendedPages(navigation: string) {
  const [intended, setIntended] = useState<Intended>({ navigation, pages: [] });
  // One each: the focus scrolls the page, and what then lies under the pointer does not take the focus' page away.
  const pointer = useRef<Timer>(undefined);
  const focus = useRef<Timer>(undefined);
  const cancelPointer = () => clearTimeout(pointer.current);
  useEffect(
    () => () => {
      clearTimeout(pointer.current);
      clearTimeout(focus.current);
    },
    [],
  );
  const after = (delay: number, timer: RefObject<Timer>) => (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const link = pageLinkOf(event.target);
    if (!link || link.leadsTo === 'panel' || !mayPrefetch()) return;
    timer.current = setTimeout(
      () => setIntended((known) => ({ navigation, pages: withPage(pagesOf(known, navigation), link.path) })),
      delay,
    );
  };
  return {
    pages: pagesOf(intended, navigation),
    handlers: {
      onPointerOver: after(INTENT_MS, pointer),
      onFocus: after(INTENT_MS, focus),
      onTouchStart: after(0, pointer),
      onPointerLeave: cancelPointer,
    },
  };
}
