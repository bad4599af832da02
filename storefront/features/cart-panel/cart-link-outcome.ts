import type { Refusal } from '#contract/refusals.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';

/** What of a link could not be taken into the cart. */
interface PartlyTaken extends FormResponse {
  readonly refusals: readonly { readonly name: string; readonly refusal: Refusal }[];
}

export type CartLinkOutcome = FormOutcome<PartlyTaken>;
