import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { HOME } from '../../i18n/messages/home.ts';
import { Icon } from '../../ui/icon.tsx';

export function SocialLinks() {
  const text = useText(HOME);
  return (
    <section className="wrap" aria-labelledby="follow">
      <h2 className="sr" id="follow">
        {text.follow}
      </h2>
      <ul className="follow">
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
