import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatSeconds, type Language, type Translated } from '#contract/languages.ts';
import { type RefusalCode, refusalMessage } from '#contract/refusals.ts';
import { isRead } from '../addresses/redirect.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';

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

type Explained = Pick<RetryAfter, 'reason' | 'seconds'>;
type Advice = 'wait' | 'reload';

const pageOf = ({ language, reason, seconds }: RetryAfter, advice: Advice) =>
  plainPage(language, (one) => ({ title: TEXTS[one].titles[reason], advice: TEXTS[one][advice](seconds) }));

interface RetryLaterResponse {
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(
  response: ServerResponse,
  { reason, seconds }: Explained,
  { type, body, headers = {} }: RetryLaterResponse,
): void {
  response
    .writeHead(STATUS_CODES[reason], {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': seconds,
      ...headers,
    })
    .end(body);
}

interface RetryAfter {
  readonly reason: Reason;
  /** Until the client may try again. */
  readonly seconds: number;
  readonly language: Language;
}

/** Responds to a page request or form; to the page's own script with one line of text. */
export function refusePage(request: IncomingMessage, response: ServerResponse, retry: RetryAfter): void {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const advice = isPage && isRead(request) ? 'reload' : 'wait';
  send(response, retry, {
    type: `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    body: isPage ? pageOf(retry, advice) : TEXTS[retry.language].wait(retry.seconds),
    headers: {
      'Content-Security-Policy': PLAIN_PAGE_POLICY,
      ...(advice === 'reload' && { Refresh: `${retry.seconds}` }),
    },
  });
}

/** Responds to an API client in the shape of the API. Pages of allowed origins may read it. */
export function refuseOperation(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  {
    reason,
    seconds,
    allowedOrigins,
  }: Explained & { readonly reason: keyof typeof REFUSALS; readonly allowedOrigins: readonly string[] },
): void {
  const facts = { seconds };
  const message = refusalMessage(REFUSALS[reason], facts);
  const extensions = { category: 'user', code: REFUSALS[reason], facts };
  const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
  send(
    response,
    { reason, seconds },
    {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ errors: [{ message, extensions }] }),
      headers: {
        Vary: 'Origin',
        ...(isAllowed && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }),
      },
    },
  );
}
