import type { Problems } from '#contract/inputs/checkout.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Cart, CartNotice } from '../../model/cart.ts';
import type { AddressField } from './address-fields.tsx';
import type { Step } from './steps.ts';

type Fields = AddressField | 'email' | 'phone' | 'paymentMethod' | 'customerNote';

/** No connection, or the shop asks to be left in peace for a minute: the form stays as it is. */
export type Unanswered = 'offline' | 'too-often';

/** What a step says when it does not go on: everything typed comes back with it. */
export interface StepAnswer {
  readonly step: Step;
  /** As typed, by the name of the field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Problems<Fields>;
  /** Problems of the second address of the form. */
  readonly billingProblems: Problems<AddressField>;
  readonly refusal: Refusal | null;
  /** What left the cart while the step was taken: the shopper is to know before going on. */
  readonly notices: readonly CartNotice[];
  /** The total that the shopper saw and that is no longer true, in minor units. */
  readonly seenTotal: number | null;
}

const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export const answer = (step: Step, form: FormData, told: Partial<StepAnswer>): StepAnswer => ({
  step,
  typed: typedIn(form),
  problems: {},
  billingProblems: {},
  refusal: null,
  notices: [],
  seenTotal: null,
  ...told,
});

/** The step stays open while something has left the cart by itself: it is told once, and a redirect could not tell it. */
export const toldFirst = (step: Step, form: FormData, { notices }: Cart): StepAnswer | null =>
  notices?.length ? answer(step, form, { notices }) : null;
