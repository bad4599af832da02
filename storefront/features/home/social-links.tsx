import { SITE } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { HOME } from '../../i18n/messages/home.ts';
import { NamedIcon } from '../../icons/named-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  const text = useText(HOME);
  const language = useLanguage();
  if (SITE.social.length === 0) return null;
  return (
    <section className="container" aria-labelledby="follow">
      <h2 className="visuallyHidden" id="follow">
        {text.follow}
      </h2>
      <ul className={styles.links}>
        {SITE.social.map((link) => (
          <li key={link.name}>
            <a href={link.url} rel="me noopener">
              {'icon' in link ? <Icon name={link.icon} size={28} /> : <NamedIcon icon={link.namedIcon} size={28} />}
              <span>
                {link.name}
                <i>{'icon' in link ? text.followText[link.name] : link.text?.[language]}</i>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
