import { type ReactNode, useEffect, useRef } from 'react';
import { useSitePath } from '../../i18n/local-link.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The page itself. When another one is shown, keyboard and screen reader go on at its beginning. */
export function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const path = useSitePath();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
