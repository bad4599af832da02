import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatSeconds, type Language, type Translated } from '#contract/languages.ts';
import { type RefusalCode, refusalMessage } from '#contract/refusals.ts';
import { isRead } from '../addresses/redirect.ts';
import { sendText } from '../send.ts';
import { sendPlainPage } from './plain-page.ts';

/** Why a request is not answered now: its client has sent too many, or all clients together have, or the shop is not open yet. */
type Reason = 'too-often' | 'busy' | 'opening';

const STATUS_CODES: Readonly<Record<Reason, number>> = { 'too-often': 429, busy: 503, opening: 503 };
const REFUSALS = { 'too-often': 'TOO_MANY_TRIES', busy: 'BUSY' } as const satisfies Partial<
  Record<Reason, RefusalCode>
>;

interface Texts {
  readonly titles: Readonly<Record<Reason, string>>;
  readonly wait: (seconds: number) => string;
  /** Where nothing was typed: the browser asks again. */
  readonly reload: (seconds: number) => string;
}

const TEXTS: Translated<Texts> = {
  en: {
    titles: {
      'too-often': 'Too many attempts at once',
      busy: 'The shop is very busy',
      opening: 'The shop is about to open',
    },
    wait: (seconds) =>
      `Please wait ${formatSeconds(seconds, 'en')}, go back and try again. What you typed is still on the page before this one.`,
    reload: (seconds) => `This page tries again by itself in ${formatSeconds(seconds, 'en')}.`,
  },
  id: {
    titles: {
      'too-often': 'Terlalu banyak percobaan sekaligus',
      busy: 'Toko sedang sangat ramai',
      opening: 'Toko sebentar lagi buka',
    },
    wait: (seconds) =>
      `Tunggu ${formatSeconds(seconds, 'id')}, kembali, lalu coba lagi. Isian Anda masih ada di halaman sebelumnya.`,
    reload: (seconds) => `Halaman ini mencoba lagi sendiri dalam ${formatSeconds(seconds, 'id')}.`,
  },
};

interface RetryAfter {
  readonly reason: Reason;
  /** Until the client may try again. */
  readonly seconds: number;
  readonly language: Language;
}

/** Responds to a page request or form; to the page's own script with one line of text. */
export function refusePage(request: IncomingMessage, response: ServerResponse, retry: RetryAfter): void {
  const { reason, seconds, language } = retry;
  response.setHeader('Retry-After', seconds);
  if (!request.headers.accept?.includes('text/html')) {
    sendText(response, STATUS_CODES[reason], TEXTS[language].wait(seconds));
    return;
  }
  const advice = isRead(request) ? 'reload' : 'wait';
  sendPlainPage(response, {
    status: STATUS_CODES[reason],
    language,
    words: (one) => ({ title: TEXTS[one].titles[reason], advice: TEXTS[one][advice](seconds) }),
    headers: advice === 'reload' ? { Refresh: seconds } : {},
  });
}

interface RefusedOperation extends Omit<RetryAfter, 'language'> {
  readonly reason: keyof typeof REFUSALS;
  readonly allowedOrigins: readonly string[];
}

/** Responds to an API client in the shape of the API. Pages of allowed origins may read it. */
export function refuseOperation(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  { reason, seconds, allowedOrigins }: RefusedOperation,
): void {
  const facts = { seconds };
  const message = refusalMessage(REFUSALS[reason], facts);
  const extensions = { category: 'user', code: REFUSALS[reason], facts };
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
  response
    .writeHead(STATUS_CODES[reason], {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': seconds,
      Vary: 'Origin',
      ...(isAllowed && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }),
    })
    .end(body);
}
