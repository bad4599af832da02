import { PATHS } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath, useSitePath } from '../i18n/local-link.tsx';
import { COMPARE } from '../i18n/messages/compare.ts';
import { comparePath } from '../model/product/compare.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { useClearOfPage } from '../ui/use-clear-of-page.ts';
import styles from './compare-bar.module.css';
import { useCompared } from './use-compared.ts';

/** Where it would only be in the way: what an order needs stands at the foot of the screen. */
const WITHOUT_BAR = [PATHS.compare, PATHS.checkout, PATHS.findOrder];

/** Says how many products are chosen, on every page but the comparison itself, the checkout and orders. */
export function CompareBar() {
  const text = useText(COMPARE);
  const localize = useLocalPath();
  const { slugs, set } = useCompared();
  const site = useSitePath();
  const isHidden = WITHOUT_BAR.some((path) => site === path || site.startsWith(`${path}/`));
  const bar = useClearOfPage<HTMLDivElement>(`${site} ${slugs.length}`);
  const isShown = slugs.length > 0 && !isHidden;
  return (
    <>
      <p className="visuallyHidden" role="status">
        {isShown ? text.chosen(slugs.length) : ''}
      </p>
      {isShown ? (
        <aside className={styles.floating} aria-label={text.title}>
          <div className={styles.bar} ref={bar}>
            <Link href={localize(comparePath(slugs))}>
              <Icon name="scale" size={20} />
              <span className={styles.label}>{text.show(slugs.length)}</span>
              <span className={styles.count} aria-hidden="true">
                {slugs.length}
              </span>
            </Link>
            <IconButton
              type="button"
              variant="bare"
              icon="x"
              iconSize={18}
              className={styles.clear}
              label={text.clear}
              onClick={() => {
                // The bar goes with its button.
                document.querySelector('main')?.focus({ preventScroll: true });
                set([]);
              }}
            />
          </div>
        </aside>
      ) : null}
    </>
  );
}
