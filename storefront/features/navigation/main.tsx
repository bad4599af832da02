import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { useSitePath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import styles from './main.module.css';

/** The page itself, where the focus goes when it is shown. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

const MAIN_ID = 'main';

/** The first stop of the Tab key: past all menus. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${MAIN_ID}`}>
      {useText(NAVIGATION).skip}
    </a>
  );
}

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
