import type { AccountProblem } from '#contract/inputs/account.ts';
import type { Problems } from '#contract/inputs/checkout.ts';
import type { FieldProblems } from '#contract/inputs/read-form.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { AddressField } from '../../address/address-values.ts';
import { typedIn } from '../../forms/read-request.ts';
import type { Cart, CartNotice } from '../../model/cart/cart.ts';
import type { Step } from './steps.ts';

type Fields = AddressField | 'email' | 'phone' | 'paymentMethod' | 'customerNote' | 'giftMessage';

/** Why a step stays open, with everything that was typed. */
export interface StepResponse {
  readonly step: Step;
  /** As typed, by the name of the field; without passwords. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Problems<Fields>;
  /** Problems of the second address of the form. */
  readonly billingProblems: Problems<AddressField>;
  /** Problems of the account that was to be opened with the order. */
  readonly accountProblems: FieldProblems<'username' | 'password', AccountProblem>;
  readonly refusal: Refusal | null;
  /** What left the cart meanwhile: the shopper must see it before the next step. */
  readonly notices: readonly CartNotice[];
  /** The total that the shopper saw and that is no longer true, in minor units. */
  readonly seenTotal: number | null;
  /** The same of the way of delivery, by its label. */
  readonly seenDelivery: string | null;
  /** The addresses that the shopper saw are no longer those of the checkout. */
  readonly isOtherAddress: boolean;
}

export const stepResponse = (step: Step, form: FormData, details: Partial<StepResponse>): StepResponse => ({
  step,
  typed: typedIn(form),
  problems: {},
  billingProblems: {},
  accountProblems: {},
  refusal: null,
  notices: [],
  seenTotal: null,
  seenDelivery: null,
  isOtherAddress: false,
  ...details,
});

/** The step stays open when something has left the cart by itself: notices come once, and a redirect would lose them. */
export const respondWithNotices = (step: Step, form: FormData, { notices }: Cart): StepResponse | null =>
  notices?.length ? stepResponse(step, form, { notices }) : null;
