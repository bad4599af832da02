import { SITE, whatsappChat } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { Icon } from '../../ui/icon.tsx';

const STEM_THROUGH_EDGE = 46;

export function CheckoutHeader() {
  const text = useText(CHECKOUT);
  const navigation = useText(NAVIGATION);
  return (
    <header className="co-hd">
      <div className="wrap">
        <Logo drop={STEM_THROUGH_EDGE} label={navigation.homeLink} />
        <div className="co-help">
          <span className="secure">
            <Icon name="lock" size={20} />
            {text.secure}
          </span>
          <a
            className="hd-btn"
            href={whatsappChat(SITE.whatsapp)}
            target="_blank"
            rel="noopener"
            aria-label={text.askOnWhatsApp}
          >
            <Icon name="brand-whatsapp" size={24} />
          </a>
        </div>
      </div>
    </header>
  );
}
