import type { Refusal } from '#contract/refusals.ts';

/** The new state after a change, or why it was refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };
