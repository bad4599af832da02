import type { ReactNode } from 'react';
import { categoryPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { Odometer } from '../../ui/odometer.tsx';

/** The two intervals that people ask for most. */
export function ServiceIntervals() {
  const text = useText(HOME);
  return (
    <section className="km section" data-theme="light" aria-labelledby="when">
      <div className="wrap">
        <div>
          <h2 className="h1" id="when">
            {text.when}
          </h2>
          <p className="lead">{text.whenLead}</p>
        </div>
        <ul className="km-l">
          <Interval
            from="3000"
            to="5000"
            unit={text.kilometres}
            title={text.additive}
            category="campuran-bahan-bakar"
            link={text.additiveLink}
          >
            {text.additiveText}
          </Interval>
          <Interval
            from="10"
            to="15"
            unit={text.minutes}
            title={text.flush}
            category="pembersih-mesin"
            link={text.flushLink}
          >
            {text.flushText}
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
  readonly category: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Interval({ from, to, unit, title, category, link, children }: IntervalProps) {
  return (
    <li>
      <p className="km-n">
        <Odometer digits={from} label={from} isPlain />
        <span className="km-sep">–</span>
        <Odometer digits={to} label={to} />
        <span>{unit}</span>
      </p>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        <LocalLink to={categoryPath(category)} className="link">
          {link}
        </LocalLink>
      </div>
    </li>
  );
}
