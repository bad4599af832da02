import { type ReactNode, useEffect, useRef } from 'react';
import { useSitePath } from '../../i18n/local-link.tsx';
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
