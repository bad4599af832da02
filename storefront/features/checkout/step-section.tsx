import type { ReactNode } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Step } from './steps.ts';

interface StepSectionProps {
  readonly step: Step;
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'open' | 'ahead';
  readonly hasErrors?: boolean;
  /** What was entered, folded to a line or two. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** One step on the rod: folded with a way back when done, open, or only named while it lies ahead. */
export function StepSection({ step, number, title, state, hasErrors = false, summary, children }: StepSectionProps) {
  const text = useText(CHECKOUT);
  return (
    <section
      className={classNames(
        'co-s',
        state === 'done' && 'is-done',
        state === 'ahead' && 'is-ahead',
        hasErrors && 'has-err',
      )}
      aria-label={title}
      aria-current={state === 'open' ? 'step' : undefined}
      tabIndex={state === 'open' ? -1 : undefined}
    >
      <span className="co-n" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : number}
      </span>
      <div className="co-h">
        <h2>{title}</h2>
        {state === 'done' ? (
          <LocalLink className="link" to={`/checkout?step=${step}`} aria-label={`${text.change}: ${title}`}>
            {text.change}
          </LocalLink>
        ) : null}
      </div>
      {state === 'done' ? <div className="co-done">{summary}</div> : null}
      {state === 'open' ? children : null}
    </section>
  );
}
