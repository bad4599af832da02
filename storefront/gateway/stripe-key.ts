import type { CommerceApi } from '#contract/commerce-api.ts';
import { ask } from './ask.ts';
import type { createExtras } from './extras.ts';
import { getStripeKey } from './generated/operations.generated.ts';

/** What a browser may know of the shop's account with Stripe; null where no card form can be shown. */
export type FindStripeKey = () => Promise<string | null>;

interface Needs {
  readonly api: CommerceApi;
  readonly extras: ReturnType<typeof createExtras>;
  now(): number;
}

/** It changes with the backend's settings, seldom; each look at a cart would ask for it. */
const KEPT_MS = 300_000;

export function createStripeKey({ api, extras, now }: Needs): FindStripeKey {
  let known: { readonly key: string | null; readonly until: number } | null = null;
  return async () => {
    if (known && now() < known.until) return known.key;
    const settings = await extras(async () => {
      const { data } = await ask(api, { operation: getStripeKey, variables: {} }, { language: 'en' });
      return data?.woonuxtSettings?.stripeSettings ?? null;
    });
    known = { key: settings?.publishable_key ?? settings?.test_publishable_key ?? null, until: now() + KEPT_MS };
    return known.key;
  };
}
