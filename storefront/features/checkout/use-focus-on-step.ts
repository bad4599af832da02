import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './steps.ts';

/** Another step of the same page: brings the shopper to it, below the summaries of those that are done. */
export function useFocusOnStep(step: Step): RefObject<HTMLDivElement | null> {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const open = steps.current?.querySelector<HTMLElement>('[aria-current="step"]');
    open?.focus({ preventScroll: true });
    if (open && open.getBoundingClientRect().bottom > innerHeight) open.scrollIntoView();
  }, [step]);
  return steps;
}
