import type { ReactNode } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { ACCOUNT } from '../../i18n/messages/account.ts';
import type { AccountTab } from '../../model/account/account-tab.ts';
import { shortNameOf, type Viewer } from '../../model/account/viewer.ts';
import { classNames } from '../../ui/class-names.ts';
import { AccountBreadcrumbs } from './account-breadcrumbs.tsx';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav.tsx';

interface AccountFrameProps {
  readonly viewer: Viewer;
  readonly tab: AccountTab;
  readonly children: ReactNode;
}

/** What stands around every tab of the account. */
export function AccountFrame({ viewer, tab, children }: AccountFrameProps) {
  const text = useText(ACCOUNT);
  return (
    <div className={classNames('container', styles.page)}>
      <AccountBreadcrumbs />
      <h1>{tab === 'dashboard' ? text.hello(shortNameOf(viewer)) : text.tabs[tab]}</h1>
      <div className={styles.columns}>
        <AccountNav tab={tab} />
        <div>{children}</div>
      </div>
    </div>
  );
}
