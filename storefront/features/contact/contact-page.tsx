import type { ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import { readableNumber, SITE, whatsappChat } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CONTACT } from '../../i18n/messages/contact.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Note } from '../../ui/note.tsx';
import { ContactForm, type ContactOutcome, type KnownSender } from './contact-form.tsx';
import styles from './contact-page.module.css';

interface ContactPageProps {
  /** `none`: this shop cannot send messages. */
  readonly form: 'open' | 'sent' | 'none';
  readonly outcome: ContactOutcome | undefined;
  readonly sender: KnownSender | null;
  readonly shownAt: number;
}

/** A form to write to the shop, and the other ways to reach it. */
export function ContactPage({ form, ...rest }: ContactPageProps) {
  return (
    <div className={styles.page}>
      {form === 'open' ? <ContactForm {...rest} /> : null}
      {form === 'sent' ? <Sent /> : null}
      <Ways />
    </div>
  );
}

function Sent() {
  const text = useText(CONTACT);
  return (
    <div className={styles.sent} role="status">
      <Note tone="ok" title={text.sentTitle} takesFocus>
        <p>{text.sent}</p>
      </Note>
      <LinkButton href={useLocalPath()(PATHS.contact)} variant="line">
        {text.another}
      </LinkButton>
    </div>
  );
}

function Ways() {
  const text = useText(CONTACT);
  const { seller, email, whatsapp } = SITE;
  const hours = seller.hours[useLanguage()];
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="visuallyHidden">
        {text.ways}
      </h2>
      <ul className={styles.ways}>
        <Way icon="brand-whatsapp" title={text.whatsapp}>
          <a href={whatsappChat(whatsapp, text.whatsappText)} target="_blank" rel="noopener">
            {readableNumber(whatsapp)}
          </a>
        </Way>
        <Way icon="mail" title={text.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
        <Way icon="phone" title={text.phone}>
          <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>
        </Way>
        <Way icon="clock" title={text.hours}>
          {hours}
        </Way>
        <Way icon="map-pin" title={text.office}>
          <address>
            {seller.legalName}
            <br />
            {seller.address.join(', ')}
          </address>
        </Way>
      </ul>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ icon, title, children }: WayProps) => (
  <li>
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
);
