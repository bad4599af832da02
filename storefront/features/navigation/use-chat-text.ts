import { useLocation } from 'react-router';
import { useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useSitePath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';

const PRODUCT_PAGE = /^\/product\/[^/]+$/;
/** More would not fit into the address of a chat. */
const NAMED_LINES = 10;

/** What a chat begins with: the product of the page, or else what is in the cart. */
export function useChatText(baseUrl: string | undefined): string {
  const text = useText(NAVIGATION);
  const { pathname } = useLocation();
  const isProduct = PRODUCT_PAGE.test(useSitePath());
  const lines = useCartController()?.cart?.lines ?? [];
  if (isProduct && baseUrl !== undefined) return text.whatsappProduct(baseUrl + pathname);
  if (lines.length === 0) return text.whatsappText;
  return text.whatsappCart(lines.slice(0, NAMED_LINES).map(({ name, quantity }) => `${quantity} × ${name}`));
}
