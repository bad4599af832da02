import type { PaymentMethod } from '../../model/cart.ts';
import type { StepAnswer } from './step-answer.ts';
import type { CheckoutFacts, Step } from './steps.ts';

export interface CheckoutPageProps {
  readonly facts: CheckoutFacts;
  readonly step: Step;
  readonly methods: readonly PaymentMethod[];
  readonly countries: readonly string[];
  readonly clientMutationId: string;
  readonly answer: StepAnswer | undefined;
  /** The form got no answer from the shop. */
  readonly isOffline: boolean;
}
