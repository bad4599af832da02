import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { MAIN_ID } from './main.tsx';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past all menus. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${MAIN_ID}`}>
      {useText(NAVIGATION).skip}
    </a>
  );
}
