import { useEffect, useEffectEvent } from 'react';

const ACTIONS = ['mousemove', 'keydown', 'touchstart', 'scroll', 'wheel', 'click', 'resize'] as const;

/** Calls back once: at the visitor's first sign of life, or at once. */
export function useFirstAction(isAtOnce: boolean, act: () => void): void {
  const onAction = useEffectEvent(act);
  useEffect(() => {
    const controller = new AbortController();
    const once = () => {
      controller.abort();
      onAction();
    };
    if (isAtOnce) once();
    else for (const name of ACTIONS) addEventListener(name, once, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isAtOnce]);
}
