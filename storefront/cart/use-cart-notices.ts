import { useLanguage } from '../i18n/bilingual.ts';
import { loadOtherTexts } from '../i18n/other-texts.ts';
import { useStoreSettings } from '../settings/store-settings.ts';
import { laterModule } from '../ui/hydration/later.tsx';
import type { CartResponse } from './cart-controller.ts';
import type { NoticeNeeds, SentForm } from './result-notices.ts';

const resultNotices = laterModule(() => import('./result-notices.ts'), { withParts: true });

/** Notifies the shopper of the result of a form, and of what left the cart. */
export function useCartNotices({ notify, withdraw, send }: Pick<NoticeNeeds, 'notify' | 'withdraw' | 'send'>) {
  const language = useLanguage();
  const { autoOpenCart } = useStoreSettings();

  return async (response: CartResponse, sent: SentForm): Promise<void> => {
    const { notifyResult } = await resultNotices();
    await loadOtherTexts(language);
    notifyResult(response, sent, { language, autoOpenCart, notify, withdraw, send });
  };
}
