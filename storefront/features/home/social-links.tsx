import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { HOME } from '../../i18n/messages/home.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  const text = useText(HOME);
  if (SITE.social.length === 0) return null;
  return (
    <section className="container" aria-labelledby="follow">
      <h2 className="visuallyHidden" id="follow">
        {text.follow}
      </h2>
      <ul className={styles.links}>
        {SITE.social.map(({ icon, name, url }) => (
          <li key={name}>
            <a href={url} rel="me noopener">
              <Icon name={icon} size={28} />
              <span>
                {name}
                <i>{text.followText[name]}</i>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
