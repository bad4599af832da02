import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './checkout-page.module.css';
import type { CheckoutPageProps } from './checkout-props.ts';
import { OpenStep } from './open-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StepSection, StepSummary } from './step-section.tsx';
import { isNameEnough, type Step, stepsOf } from './steps.ts';

export function CheckoutPage(props: CheckoutPageProps) {
  const { facts, step, response } = props;
  const text = useText(CHECKOUT);
  const settings = useStoreSettings();
  const steps = stepsOf(facts.cart, settings);
  const position = steps.indexOf(step);
  const titles: Readonly<Record<Step, string>> = {
    contact: isNameEnough(facts.cart, settings) ? text.buyer : text.contact,
    address: facts.cart.needsShipping ? text.address : text.buyer,
    delivery: text.delivery,
    payment: facts.cart.total === 0 ? text.confirm : text.payment,
  };
  return (
    <div className={classNames('container', styles.page)}>
      <h1>{text.title}</h1>
      <div className={styles.columns}>
        <OrderSummary cart={facts.cart} isShippingKnown={position >= steps.indexOf('delivery') && position > 0} />
        <div ref={useFocusOnStep(step)} className={styles.steps}>
          {steps.map((each, index) => (
            <StepSection
              key={each}
              step={each}
              number={index + 1}
              title={titles[each]}
              state={index < position ? 'done' : index === position ? 'open' : 'ahead'}
              hasErrors={each === step && response?.step === step}
              summary={
                <StepSummary step={each} facts={facts} countryNames={props.countryNames} states={props.states} />
              }
            >
              <OpenStep {...props} key={step} />
            </StepSection>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Another step of the same page: brings the shopper to it, below the summaries of those that are done. */
function useFocusOnStep(step: Step): RefObject<HTMLDivElement | null> {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const open = steps.current?.querySelector<HTMLElement>('[aria-current="step"]');
    open?.focus({ preventScroll: true });
    if (open && open.getBoundingClientRect().bottom > innerHeight) open.scrollIntoView();
  }, [step]);
  return steps;
}
