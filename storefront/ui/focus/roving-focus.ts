import type { KeyboardEvent } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Where a key leads in a row of controls that share one place in the tab order; null for a key that leads nowhere. */
export const indexAfterKey = (key: string, index: number, count: number): number | null =>
  STEPS[key]?.(index, count) ?? null;

const VERTICAL: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

interface RovingFocus {
  readonly count: number;
  /** The one in the tab order. */
  readonly current: number;
  /** Up and down lead on too. */
  readonly isVertical?: boolean;
  /** Moves the focus. */
  onMove(index: number): void;
}

/**
 * One of the controls is in the tab order; arrows, Home and End lead to the others. Without script all of them are in it. Returns what
 * each control needs, by its index.
 */
export function useRovingFocus({ count, current, isVertical = false, onMove }: RovingFocus) {
  const isHydrated = useHydrated();
  return (index: number) => ({
    tabIndex: isHydrated && index !== current ? -1 : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = (isVertical && VERTICAL[event.key]) || event.key;
      const next = indexAfterKey(key, index, count);
      if (next === null) return;
      event.preventDefault();
      onMove(next);
    },
  });
}
