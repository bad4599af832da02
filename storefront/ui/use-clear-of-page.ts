import { type RefObject, useEffect, useRef } from 'react';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where an element is when nothing moves it aside. */
function placeOf({ offsetParent, offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect {
  const { left = 0, top = 0 } = offsetParent?.getBoundingClientRect() ?? {};
  return new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight);
}

/** True where a line of running text lies below it, not only the empty end of one. */
function coversText(area: DOMRect): boolean {
  const lines = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('main :is(p, li:not(:has(:not(a, b, em, strong))))')].some(
    (text) => {
      if (text.offsetParent === null || !overlap(area, text.getBoundingClientRect())) return false;
      lines.selectNodeContents(text);
      return [...lines.getClientRects()].some((line) => overlap(area, line));
    },
  );
}

/** True where something to press, a photo, the name of the page or an amount of a bill lies below it, within the page itself. */
function coversControl(area: DOMRect): boolean {
  const pressed = document.querySelectorAll<HTMLElement>(
    'main :is(button, input, select, summary, [data-button], [data-stays-clear], h1, dd, h2 + a)',
  );
  return [...pressed].some((one) => one.offsetParent !== null && overlap(area, one.getBoundingClientRect()));
}

/** A finger that trembles does not change the direction. */
const DIRECTION_PIXELS = 8;

interface ClearOfPageOptions {
  /** For what is small enough to find a place beside the text. */
  readonly isClearOfText?: boolean;
  /** Told how far the page is scrolled, in heights of the window. */
  readonly onScroll?: (screens: number) => void;
}

/**
 * Sets `data-covers-control` on a floating element while it covers something to press, a name, an amount or text, and `data-scrolls-down` while the
 * visitor reads on, so that CSS hides it.
 *
 * @param occasion shows it again when it changes: another page, or another reason to look
 */
export function useClearOfPage<Floating extends HTMLElement>(
  occasion: string,
  { isClearOfText = false, onScroll }: ClearOfPageOptions = {},
): RefObject<Floating | null> {
  const floating = useRef<Floating>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its buttons elsewhere
  useEffect(() => {
    let frame = 0;
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    let from = scrollY;
    const measure = () => {
      frame = 0;
      const area = floating.current && placeOf(floating.current);
      const covers = area !== null && (coversControl(area) || (isClearOfText && coversText(area)));
      floating.current?.toggleAttribute('data-covers-control', covers);
      if (Math.abs(scrollY - from) < DIRECTION_PIXELS) return;
      floating.current?.toggleAttribute('data-scrolls-down', scrollY > from);
      from = scrollY;
      onScroll?.(scrollY / innerHeight);
    };
    // After the frame: what the visitor waits for is shown by then, and the page is laid out.
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        afterFrame = setTimeout(measure);
      });
    };
    const controller = new AbortController();
    for (const name of ['scroll', 'resize'])
      addEventListener(name, update, { passive: true, signal: controller.signal });
    // What comes later than the page moves what is there.
    const growth = new ResizeObserver(update);
    growth.observe(document.body);
    floating.current?.removeAttribute('data-scrolls-down');
    return () => {
      growth.disconnect();
      controller.abort();
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [occasion]);
  return floating;
}
