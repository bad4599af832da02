import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way to the cart where the panel is not to be relied on: on error pages. */
export function CartLink() {
  return (
    <LocalLink to={PATHS.cart} className="hd-btn hd-cart" aria-label={useText(NAVIGATION).cart}>
      <Icon name="shopping-cart" />
    </LocalLink>
  );
}
