import { accountPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ACCOUNT } from '../../i18n/messages/account.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import type { AccountTab } from '../../model/account/account-tab.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';

interface AccountBreadcrumbsProps {
  /** That the page stands below. */
  readonly tab?: AccountTab;
  readonly page?: string;
}

/** Home, the account, and the page below it or below one of its tabs, if it is one. */
export function AccountBreadcrumbs({ tab, page }: AccountBreadcrumbsProps) {
  const text = useText(ACCOUNT);
  const lists = useText(PRODUCTS);
  const local = useLocalPath();
  const above = [
    { label: lists.home, href: local(PATHS.home) },
    ...(page ? [{ label: text.title, href: local(PATHS.account) }] : []),
    ...(tab ? [{ label: text.tabs[tab], href: local(accountPath(tab)) }] : []),
  ];
  return <Breadcrumbs label={lists.breadcrumbs} items={[...above, { label: page ?? text.title }]} />;
}
