import { newRefusal, type Refusal } from '#contract/refusals.ts';
import type { OperationResult } from './transport/run-operation.ts';

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** The new state after a change, or why it was refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** With a refusal of the API. */
export const refused = (refusal: Refusal): Refused => ({ ok: false, refusal });

/** By the storefront itself. */
export const refuse = (...refusal: Parameters<typeof newRefusal>): Refused => refused(newRefusal(...refusal));

/**
 * Of a change that returns nothing.
 * @param result null over a backend that lacks the operation: it is then refused with `unsupported`
 */
export function doneOf(
  result: OperationResult<unknown> | null,
  unsupported: Refusal['code'] = 'UNKNOWN',
): Result<null> {
  if (result?.ok) return ok(null);
  return refused(result?.refusal ?? newRefusal(unsupported));
}
