import { z } from 'zod';
import { optional } from './optional.ts';

const key = (pattern: RegExp, message: string) => optional(z.string().regex(pattern, message));

/** Settings of the environment that hold the shop's account with Stripe. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_… or rk_…'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe: pk_…'),
  STRIPE_API_HOST: key(/^(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be a host on this machine, such as localhost:12111'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w+$/, 'must be a signing secret of Stripe: whsec_…'),
};

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  readonly webhookSecret: string | null;
  /** What speaks Stripe's API in its place, on this machine; null for Stripe itself. */
  readonly host: { readonly address: string; readonly port: number } | null;
}

interface Environment {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_HOST?: string | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly BASE_URL?: string | undefined;
  readonly COMMERCE_API_URL?: string | undefined;
}

export const stripeKeys = (environment: Environment): StripeKeys | null =>
  environment.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: environment.STRIPE_SECRET_KEY,
        publishableKey: environment.STRIPE_PUBLISHABLE_KEY ?? null,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET ?? null,
        host: hostOf(environment.STRIPE_API_HOST),
      };

function hostOf(text: string | undefined): StripeKeys['host'] {
  const [address, port] = text?.split(':') ?? [];
  return address && port ? { address, port: Number(port) } : null;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Only where the public cannot reach the shop: test cards cost nothing. Another backend takes its payments itself. */
export const takesTestCards = ({ STRIPE_SECRET_KEY, NODE_ENV, BASE_URL, COMMERCE_API_URL }: Environment): boolean =>
  COMMERCE_API_URL === undefined &&
  STRIPE_SECRET_KEY === undefined &&
  NODE_ENV !== 'production' &&
  (BASE_URL === undefined || LOCAL.includes(new URL(BASE_URL).hostname));
