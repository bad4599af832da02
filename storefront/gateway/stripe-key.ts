import type { CommerceApi } from '#contract/commerce-api.ts';
import { getStripeKey } from './generated/operations.generated.ts';
import { type IfSupported, runOperation } from './transport/run-operation.ts';

/** Stripe's publishable key. Null where no card form can be shown. */
export type FindStripeKey = () => Promise<string | null>;

interface Needs {
  readonly api: CommerceApi;
  readonly ifSupported: IfSupported;
  now(): number;
}

/** The key changes seldom, and every view of the checkout needs it. */
const MAX_AGE_MS = 300_000;

export function createStripeKey({ api, ifSupported, now }: Needs): FindStripeKey {
  let known: { readonly key: string | null; readonly until: number } | null = null;
  return async () => {
    if (known && now() < known.until) return known.key;
    const settings = await ifSupported(async () => {
      const { data } = await runOperation(api, { operation: getStripeKey, variables: {} }, { language: 'en' });
      return data?.woonuxtSettings?.stripeSettings ?? null;
    });
    known = { key: settings?.publishable_key ?? settings?.test_publishable_key ?? null, until: now() + MAX_AGE_MS };
    return known.key;
  };
}
