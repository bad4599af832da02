import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ACCOUNT } from '../../i18n/messages/account.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';

/** Home, the account, and the page below it, if it is one. */
export function AccountBreadcrumbs({ page }: { readonly page?: string | undefined }) {
  const text = useText(ACCOUNT);
  const lists = useText(PRODUCTS);
  const local = useLocalPath();
  const home = { label: lists.home, href: local(PATHS.home) };
  const below = page ? [{ label: text.title, href: local(PATHS.account) }, { label: page }] : [{ label: text.title }];
  return <Breadcrumbs label={lists.breadcrumbs} items={[home, ...below]} />;
}
