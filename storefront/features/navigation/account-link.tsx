import { PATHS } from '#contract/paths.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import styles from './account-link.module.css';

/** The words of a link to the account: who is logged in, or that nobody is. Neither is known before the first interaction. */
export function useAccountWords(): { readonly short: string; readonly whole: string } {
  const text = useText(NAVIGATION);
  const viewer = useCartController()?.viewer;
  if (viewer === undefined) return { short: text.accountShort, whole: text.account };
  return viewer
    ? { short: viewer.name, whole: `${text.account}: ${viewer.name}` }
    : { short: text.logInShort, whole: text.logIn };
}

/** Its word has a fixed width, so that nothing moves when the name comes. */
export function AccountLink({ className }: { readonly className?: string | undefined }) {
  const { short, whole } = useAccountWords();
  const takesLogins = useTakesLogins();
  if (!takesLogins) return null;
  return (
    <LocalLink
      to={PATHS.account}
      className={iconButtonClass('bare', classNames(styles.link, className))}
      aria-label={whole}
    >
      <Icon name="user" />
      <span className={styles.word}>{short}</span>
    </LocalLink>
  );
}
