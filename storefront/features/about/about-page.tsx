import type { ReactNode } from 'react';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { ABOUT } from '../../i18n/messages/about.ts';
import type { AboutPage as AboutPageData } from '../../model/content/content.ts';
import { pictureSet } from '../../model/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './about-page.module.css';

interface AboutPageProps {
  readonly page: AboutPageData;
  /** The way here. */
  readonly crumbs: ReactNode;
  /** What the brand makes. */
  readonly categories: ReactNode;
}

/** The brand's story along one line of years. */
export function AboutPage({ page, crumbs, categories }: AboutPageProps) {
  const text = useText(ABOUT);
  return (
    <>
      <section className={classNames('night', styles.top)}>
        <div className={classNames('container', styles.topInner)}>
          <div className={styles.crumbs}>{crumbs}</div>
          <h1>{page.headline}</h1>
          <div>
            <Odometer className={styles.since} digits={String(SITE.since)} label={text.since(SITE.since)} />
            <p>{page.lead}</p>
          </div>
        </div>
      </section>
      <section className="section container" aria-labelledby="timeline">
        <h2 id="timeline" className="visuallyHidden">
          {text.timeline}
        </h2>
        <Timeline entries={page.timeline} />
      </section>
      <div className={classNames('container', styles.text)}>
        <LocalProse html={page.text.html} />
      </div>
      {categories}
    </>
  );
}

/** The years stand beside a dipstick, whose oil reaches the last of them. */
function Timeline({ entries }: { readonly entries: AboutPageData['timeline'] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, title, text, picture }) => (
        <li key={year}>
          <Odometer className={styles.year} digits={year} label={year} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {picture ? (
            <img
              {...pictureSet(picture, 'wide')}
              sizes="(width >= 64rem) 17rem, (width >= 40rem) 36rem, 90vw"
              width={960}
              height={600}
              alt={picture.alt}
              loading="lazy"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
