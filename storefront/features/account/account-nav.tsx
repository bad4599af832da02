import { type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { accountPath } from '#contract/paths.ts';
import { FORM_FIELD } from '../../forms/form-response.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { ACCOUNT } from '../../i18n/messages/account.ts';
import { ACCOUNT_TABS, type AccountTab } from '../../model/account/account-tab.ts';
import { useSubmitWhenOnline } from '../../ui/connection.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import styles from './account-nav.module.css';

const ICONS: Readonly<Record<AccountTab, IconName>> = {
  dashboard: 'layout-dashboard',
  orders: 'receipt',
  downloads: 'download',
  wishlist: 'heart',
  addresses: 'map-pin',
  profile: 'user',
  data: 'shield-check',
};

const LOGOUT = 'logout';

/** Brings the tab into view where the row is wider than the screen. */
function useShownTab(tab: AccountTab): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another current link
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [tab]);
  return row;
}

/** The tabs of the account and the way out. On a phone a row to swipe beside the way out, on wide screens a column. */
export function AccountNav({ tab }: { readonly tab: AccountTab }) {
  const text = useText(ACCOUNT);
  const local = useLocalPath();
  const isLoggingOut = useNavigation().formData?.get(FORM_FIELD) === LOGOUT;
  return (
    <nav ref={useShownTab(tab)} className={styles.nav} aria-label={text.navigation}>
      {ACCOUNT_TABS.map((id) => (
        <LocalLink
          key={id}
          to={accountPath(id === 'dashboard' ? undefined : id)}
          aria-current={id === tab ? 'page' : undefined}
        >
          <Icon name={ICONS[id]} size={22} /> {text.tabs[id]}
        </LocalLink>
      ))}
      <Form method="post" action={local(accountPath())} onSubmit={useSubmitWhenOnline()}>
        <input type="hidden" name={FORM_FIELD} value={LOGOUT} />
        <button type="submit" aria-busy={isLoggingOut || undefined}>
          <Icon name="logout" size={22} /> {isLoggingOut ? text.loggingOut : text.logOut}
        </button>
      </Form>
    </nav>
  );
}
