import { SITE, whatsappChat } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import styles from './checkout-header.module.css';

export function CheckoutHeader() {
  const text = useText(CHECKOUT);
  const language = useLanguage();
  const navigation = useText(NAVIGATION);
  return (
    <header className={styles.header}>
      {SITE.status === 'open' ? null : (
        <p className={classNames('night', styles.status)}>{navigation.status[SITE.status]}</p>
      )}
      {SITE.holiday ? <p className={classNames('night', styles.status)}>{SITE.holiday.notice[language]}</p> : null}
      <div className={classNames('container', styles.inner)}>
        <Logo place="checkout" label={navigation.homeLink} />
        <div className={styles.help}>
          <span className={styles.secure}>
            <Icon name="lock" size={20} />
            {text.secure}
          </span>
          <a
            className={iconButtonClass('bare')}
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
