import { useLanguage, useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { loadOtherTexts } from '../i18n/other-texts.ts';
import { useStoreSettings } from '../settings/store-settings.ts';
import { laterModule } from '../ui/later.tsx';
import type { CartResponse } from './cart-controller.ts';
import type { NoticeNeeds, SentForm } from './result-notices.ts';

const resultNotices = laterModule(() => import('./result-notices.ts'));

/**
 * Notifies the shopper of the result of a form and of what left the cart. What is said of a form that did not arrive is there with the
 * page; everything else comes with the first use.
 */
export function useCartNotices({ notify, send }: Pick<NoticeNeeds, 'notify' | 'send'>) {
  const text = useText(CART);
  const language = useLanguage();
  const { autoOpenCart } = useStoreSettings();

  return async (response: CartResponse, sent: SentForm): Promise<void> => {
    const { form } = sent;
    if (response.kind === 'unread') return;
    if (response.kind === 'failed') {
      const message = text.unchanged[response.reason];
      if (form) notify({ tone: 'bad', text: message, action: { label: text.retry, run: () => send(form) } });
      return;
    }
    const { notifyResult } = await resultNotices();
    await loadOtherTexts(language);
    notifyResult(response, sent, { language, autoOpenCart, notify, send });
  };
}
