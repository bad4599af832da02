import { PATHS, racingPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import type { AboutPage } from '../../model/content/content.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './brand-story.module.css';
import { TwoLines } from './hero.tsx';

interface BrandStoryProps {
  /** What the brand's page about itself begins with. */
  readonly about: Pick<AboutPage, 'headline' | 'lead'>;
}

/** The shop's own brand has a story for the home page; another's is that of its page about itself. */
export function BrandStory({ about }: BrandStoryProps) {
  const text = useText(HOME);
  const localize = useLocalPath();
  return (
    <section className={classNames('night section', styles.section)} aria-labelledby="brand-story">
      <div className={classNames('container laidOutLater', styles.inner)}>
        <Odometer className={styles.year} digits={String(SITE.since)} label={String(SITE.since)} />
        <div>
          <h2 id="brand-story">{SITE.hasWordmark ? <TwoLines lines={text.story} /> : about.headline}</h2>
          <p>{SITE.hasWordmark ? text.storyText : about.lead}</p>
          <div className={styles.actions}>
            <LinkButton href={localize(PATHS.about)} variant="line" className={styles.history}>
              {text.history}
            </LinkButton>
            {SITE.racingPage ? (
              <LinkButton href={localize(racingPath(SITE.racingPage))} variant="text">
                {text.racing}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
