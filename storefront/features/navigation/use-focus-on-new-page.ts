import { useEffect, useRef } from 'react';
import { useSitePath } from '../../i18n/local-link.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** When another page is shown, keyboard and screen reader go on at its beginning, whatever frame it has. */
export function useFocusOnNewPage(): void {
  const path = useSitePath();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);
}
