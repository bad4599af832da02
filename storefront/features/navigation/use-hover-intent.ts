import { type PointerEvent, useEffect, useRef } from 'react';

const OPEN_AFTER_MS = 120;
/** Long enough to cross a corner on the way to the menu. */
const CLOSE_AFTER_MS = 200;

/** Tells a mouse that means it from one that passes by. Touch and pen are no hovering. */
export function useHoverIntent(setOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (isOpen: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, delay, isOpen);
  };
  return { onPointerEnter: later(true, OPEN_AFTER_MS), onPointerLeave: later(false, CLOSE_AFTER_MS) };
}
