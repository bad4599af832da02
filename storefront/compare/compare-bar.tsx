import { useContext } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { COMPARE } from '../i18n/messages/compare.ts';
import { comparePath } from '../model/compare.ts';
import { CurrentPageContext } from '../ui/current-page.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './compare-bar.module.css';
import { useCompared } from './use-compared.ts';

/** Says how many products are chosen, on every page but the comparison itself. */
export function CompareBar() {
  const text = useText(COMPARE);
  const localize = useLocalPath();
  const { slugs, set } = useCompared();
  const isOnComparison = useContext(CurrentPageContext).page === localize(PATHS.compare);
  const isShown = slugs.length > 0 && !isOnComparison;
  return (
    <>
      <p className="visuallyHidden" role="status">
        {isShown ? text.chosen(slugs.length) : ''}
      </p>
      {isShown ? (
        <aside className={styles.bar} aria-label={text.title}>
          <Link href={localize(comparePath(slugs))}>
            <Icon name="scale" size={20} /> {text.show(slugs.length)}
          </Link>
          <IconButton type="button" variant="bare" icon="x" iconSize={18} label={text.clear} onClick={() => set([])} />
        </aside>
      ) : null}
    </>
  );
}
