import { useState } from 'react';
import { useLocation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useSitePath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStoredList } from '../../ui/storage/stored-list.ts';
import { useClearOfPage } from '../../ui/use-clear-of-page.ts';
import styles from './whatsapp-button.module.css';

/** Pages of people who are looking for advice. */
const ADVICE_PAGES: readonly string[] = [PATHS.faq, PATHS.guides, PATHS.vehicle];

const isForAdvice = (path: string) => ADVICE_PAGES.some((page) => path === page || path.startsWith(`${page}/`));

/** Of a window: whoever has read that far is interested. */
const PROMPT_AFTER_SCREENS = 0.5;

/** Under this name the browser remembers it. */
const DISMISSED = 'whatsapp-prompt';

/** Leads to a chat. On pages of advice it says once what to ask there. */
export function WhatsAppButton({ baseUrl }: { readonly baseUrl: string | undefined }) {
  const text = useText(NAVIGATION);
  const chat = whatsappChat(SITE.whatsapp, useChatText(baseUrl));
  const [hasRead, setRead] = useState(false);
  const { key } = useLocation();
  const button = useClearOfPage<HTMLAnchorElement>(key, {
    isClearOfText: true,
    onScroll: (screens) => setRead((was) => was || screens > PROMPT_AFTER_SCREENS),
  });
  const { items, set } = useStoredList(DISMISSED);
  const dismiss = () => set(['dismissed']);
  const isAsking = isForAdvice(useSitePath()) && hasRead && items.length === 0;
  return (
    <aside className={classNames('screenOnly', styles.floating)} aria-label="WhatsApp">
      {isAsking ? (
        <div className={styles.prompt}>
          <p>
            <b>{text.guideTitle}</b> {text.whatsappPrompt}
          </p>
          <IconButton type="button" variant="bare" icon="x" iconSize={18} label={text.closePrompt} onClick={dismiss} />
        </div>
      ) : null}
      <a
        ref={button}
        className={styles.button}
        href={chat}
        target="_blank"
        rel="noopener"
        aria-label={text.whatsapp}
        onClick={dismiss}
      >
        <Icon name="brand-whatsapp" size={28} />
      </a>
    </aside>
  );
}

const PRODUCT_PAGE = /^\/product\/[^/]+$/;
/** More would not fit into the address of a chat. */
const NAMED_LINES = 10;

/** What a chat begins with: the product of the page, or else what is in the cart. */
function useChatText(baseUrl: string | undefined): string {
  const text = useText(NAVIGATION);
  const { pathname } = useLocation();
  const isProduct = PRODUCT_PAGE.test(useSitePath());
  const lines = useCartController()?.cart?.lines ?? [];
  if (isProduct && baseUrl !== undefined) return text.whatsappProduct(baseUrl + pathname);
  if (lines.length === 0) return text.whatsappText;
  return text.whatsappCart(lines.slice(0, NAMED_LINES).map(({ name, quantity }) => `${quantity} × ${name}`));
}
