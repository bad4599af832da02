import type { ReactNode } from 'react';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import { fullName } from '#contract/geography/person-name.ts';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { type Address, isSameAddress } from '../../model/address.ts';
import { chosenDelivery } from '../../model/cart/cart.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './step-section.module.css';
import { type CheckoutFacts, isNameEnough, type Step } from './steps.ts';

const STATES = { done: styles.isDone, open: undefined, ahead: styles.isAhead } as const;

interface StepSectionProps {
  readonly step: Step;
  readonly number: number;
  readonly title: string;
  readonly state: keyof typeof STATES;
  readonly hasErrors?: boolean;
  /** What was entered, folded to a line or two. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** One step: folded with a way back when done, open, or only named while it lies ahead. */
export function StepSection({ step, number, title, state, hasErrors = false, summary, children }: StepSectionProps) {
  const text = useText(CHECKOUT);
  return (
    <section
      className={classNames(styles.step, STATES[state], hasErrors && styles.hasErrors)}
      aria-label={title}
      aria-current={state === 'open' ? 'step' : undefined}
      tabIndex={state === 'open' ? -1 : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : number}
      </span>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {state === 'done' ? (
          <LocalLink className="link" to={`/checkout?step=${step}`} aria-label={`${text.change}: ${title}`}>
            {text.change}
          </LocalLink>
        ) : null}
      </div>
      {state === 'done' ? <div className={styles.summary}>{summary}</div> : null}
      {state === 'open' ? children : null}
    </section>
  );
}

interface StepSummaryProps {
  readonly step: Step;
  readonly facts: CheckoutFacts;
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
}

/** A step that is done, in a line or two. */
export function StepSummary({ step, facts, ...names }: StepSummaryProps) {
  const { cart, billing, shipping } = facts;
  const settings = useStoreSettings();
  if (step === 'contact') {
    const contact = isNameEnough(cart, settings) ? [fullName(billing), billing.email] : [billing.email, billing.phone];
    return (
      <address>
        {contact.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </address>
    );
  }
  if (step === 'address') {
    return <AddressSummary facts={facts} address={cart.needsShipping ? shipping : billing} {...names} />;
  }
  const rate = chosenDelivery(cart);
  return rate ? <RateSummary label={rate.label} cost={rate.cost} /> : null;
}

function RateSummary({ label, cost }: { readonly label: string; readonly cost: number }) {
  const text = useText(CHECKOUT);
  return (
    <p>
      {label} · {cost === 0 ? text.free : formatMoney(cost)}
    </p>
  );
}

interface AddressSummaryProps extends Omit<StepSummaryProps, 'step'> {
  readonly address: Address;
}

function AddressSummary({ facts, address, countryNames, states }: AddressSummaryProps) {
  const text = useText(CHECKOUT);
  const { cart, billing, shipping } = facts;
  return (
    <>
      <address>
        {addressLines(address, countryNames, states).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {cart.needsShipping && !isSameAddress(billing, shipping) ? (
        <p className="small">
          {text.billing}: {[fullName(billing), billing.address1, billing.city].join(', ')}
        </p>
      ) : null}
    </>
  );
}
