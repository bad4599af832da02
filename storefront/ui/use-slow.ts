import { useEffect, useState } from 'react';

/** Shorter waits are not worth a word. */
const SLOW_MS = 300;

/** True once something has been waited for longer than anyone would not notice. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow && isWaiting;
}
