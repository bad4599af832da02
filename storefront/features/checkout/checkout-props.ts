import type { CountryNames } from '../../i18n/places.ts';
import type { PaymentMethod } from '../../model/cart.ts';
import type { StepAnswer, Unanswered } from './step-answer.ts';
import type { CheckoutFacts, Step } from './steps.ts';

export interface CheckoutPageProps {
  readonly facts: CheckoutFacts;
  readonly step: Step;
  readonly methods: readonly PaymentMethod[];
  /** Codes of the countries the shop sells to. */
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly clientMutationId: string;
  readonly answer: StepAnswer | undefined;
  /** Why the form got no answer from the shop. */
  readonly unanswered: Unanswered | null;
}
