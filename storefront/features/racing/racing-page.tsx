import type { ReactNode } from 'react';
import { racingPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { ABOUT } from '../../i18n/messages/about.ts';
import type { RacingPage as RacingPageData } from '../../model/content/content.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './racing-page.module.css';
import { TrackMap, TrackOrnament } from './track-map.tsx';

interface RacingPageProps {
  readonly page: RacingPageData;
  /** Every racing page, this one among them. */
  readonly pages: readonly Pick<RacingPageData, 'slug' | 'title'>[];
  readonly crumbs: ReactNode;
  /** What of the shop the story leads to. */
  readonly products: ReactNode;
}

/** A driver or a team: number, figures, years, story and cars. */
export function RacingPage({ page, pages, crumbs, products }: RacingPageProps) {
  const text = useText(ABOUT);
  return (
    <>
      <Top page={page} crumbs={crumbs} />
      <div className="container">
        <nav className={styles.tabs} aria-label={text.racing}>
          {pages.map(({ slug, title }) => (
            <LocalLink
              key={slug}
              to={racingPath(slug)}
              className={slug === page.slug ? styles.isCurrent : undefined}
              aria-current={slug === page.slug ? 'page' : undefined}
            >
              {title}
            </LocalLink>
          ))}
        </nav>
        <Figures figures={page.figures} />
        <div className={classNames('section', styles.columns)}>
          <TimingSheet entries={page.timeline} />
          <figure className={classNames('night', styles.track)}>
            <TrackMap shape={page.track.shape} label={text.trackMap(page.track.title)} />
            <figcaption>
              <b>{page.track.title}</b>
              <p>{page.track.text}</p>
            </figcaption>
          </figure>
        </div>
        <div className={styles.columns}>
          <LocalProse html={page.text.html} />
          <Cars cars={page.cars} />
        </div>
        {products}
      </div>
    </>
  );
}

function Top({ page, crumbs }: Pick<RacingPageProps, 'page' | 'crumbs'>) {
  return (
    <section className={styles.top}>
      <TrackOrnament className={styles.ornament} />
      <div className={classNames('container', styles.topInner)}>
        <div className={styles.crumbs}>{crumbs}</div>
        <p className={styles.number} aria-hidden="true">
          {page.number}
        </p>
        <div>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.lead}</p>
        </div>
      </div>
    </section>
  );
}

const Figures = ({ figures }: Pick<RacingPageData, 'figures'>) => (
  <dl className={styles.figures}>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function TimingSheet({ entries }: { readonly entries: RacingPageData['timeline'] }) {
  const text = useText(ABOUT);
  return (
    <section aria-labelledby="record">
      <h2 id="record">{text.record}</h2>
      <table className={styles.record}>
        <thead>
          <tr>
            <th scope="col">{text.year}</th>
            <th scope="col">{text.event}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ year, isKey, text: event }) => (
            <tr key={event} className={isKey ? styles.isKey : undefined}>
              <th scope="row">{year}</th>
              <td>{event}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cars({ cars }: Pick<RacingPageData, 'cars'>) {
  const text = useText(ABOUT);
  return (
    <section className={styles.cars} aria-labelledby="cars">
      <h2 id="cars">{text.cars}</h2>
      <ul>
        {cars.map(({ name, text: what }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
