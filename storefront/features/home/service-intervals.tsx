import type { ReactNode } from 'react';
import { categoryPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './service-intervals.module.css';

interface ServiceIntervalsProps {
  /** Slugs of those that hold products: no others are linked. */
  readonly categories: readonly string[];
}

/** The two service intervals that shoppers ask for most. */
export function ServiceIntervals({ categories }: ServiceIntervalsProps) {
  const text = useText(HOME);
  const linkTo = (category: string, words: string) =>
    categories.includes(category) ? (
      <LocalLink to={categoryPath(category)} className="link">
        {words}
      </LocalLink>
    ) : null;
  return (
    <section className={classNames('section', styles.section)} data-theme="light" aria-labelledby="intervals">
      <div className={classNames('container laidOutLater', styles.inner)}>
        <div>
          <h2 className="h1" id="intervals">
            {text.intervals}
          </h2>
          <p className={classNames('lead', styles.lead)}>{text.intervalsLead}</p>
        </div>
        <ul className={styles.intervals}>
          <Interval from="3000" to="5000" unit={text.kilometers} title={text.additive} text={text.additiveText}>
            {linkTo('campuran-bahan-bakar', text.additiveLink)}
          </Interval>
          <Interval from="10" to="15" unit={text.minutes} title={text.flush} text={text.flushText}>
            {linkTo('pembersih-mesin', text.flushLink)}
          </Interval>
        </ul>
      </div>
    </section>
  );
}

interface IntervalProps {
  readonly from: string;
  readonly to: string;
  readonly unit: string;
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

function Interval({ from, to, unit, title, text, children }: IntervalProps) {
  return (
    <li>
      <p className={styles.numbers}>
        <Odometer className={styles.number} digits={from} label={from} isPlain />
        <span className={styles.dash}>–</span>
        <Odometer className={styles.number} digits={to} label={to} />
        <span>{unit}</span>
      </p>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
