import { PATHS } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { WISHLIST } from '../i18n/messages/wishlist.ts';
import { CountBadge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { useWishlist } from './wishlist-controller.ts';

/** The heart in the header, with the number of saved products once it is known. */
export function WishlistLink({ className }: { readonly className?: string | undefined }) {
  const text = useText(WISHLIST);
  const count = useWishlist()?.list?.length ?? 0;
  return (
    <LocalLink
      to={PATHS.wishlist}
      className={iconButtonClass('bare', className)}
      aria-label={count > 0 ? text.openWith(count) : text.open}
    >
      <Icon name="heart" />
      {count > 0 ? <CountBadge>{count}</CountBadge> : null}
    </LocalLink>
  );
}
