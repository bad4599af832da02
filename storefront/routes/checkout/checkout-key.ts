import { parse, serialize } from 'cookie-es';
import { COOKIES } from '#contract/cookies.ts';

/** Long enough to come back after a lost connection. */
const ONE_DAY = 24 * 3600;

const cookie = (value: string, maxAge: number, baseUrl: string) =>
  serialize(COOKIES.checkoutKey, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: baseUrl.startsWith('https:'),
    maxAge,
  });

/** Key of the payment form this browser was shown last. */
export const checkoutKeyOf = (request: Request): string | null =>
  parse(request.headers.get('Cookie') ?? '')[COOKIES.checkoutKey] || null;

export const keepCheckoutKey = (key: string, baseUrl: string): string => cookie(key, ONE_DAY, baseUrl);

export const forgetCheckoutKey = (baseUrl: string): string => cookie('', 0, baseUrl);
