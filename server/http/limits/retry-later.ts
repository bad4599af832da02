import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatSeconds, LANGUAGE_CODES, LANGUAGES, type Language, type Translated } from '#contract/languages.ts';
import { type RefusalCode, refusalMessage } from '#contract/refusals.ts';
import { SITE } from '#contract/site.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import { isRead } from '../addresses/redirect.ts';

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

const STYLE = `body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.55 system-ui,sans-serif;color:#0c171c}
b{display:block;margin-bottom:3rem}h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}section+section{margin-top:3rem;color:#56666e;font-size:1rem}section+section h1{font-size:1.25rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type Explained = Pick<RetryAfter, 'reason' | 'seconds'>;
type Advice = 'wait' | 'reload';

const section = (language: Language, { reason, seconds }: Explained, advice: Advice) =>
  `<section lang="${LANGUAGES[language].tag}"><h1>${TEXTS[language].titles[reason]}</h1><p>${TEXTS[language][advice](seconds)}</p></section>`;

/** Plain markup, because a limited client must not cost a rendered page each time. In every language, the visitor's first. */
const pageOf = ({ language, ...explained }: RetryAfter, advice: Advice) =>
  `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${TEXTS[language].titles[explained.reason]}</title><style>${STYLE}</style></head><body><main><b>${escapeHtml(SITE.siteName)}</b>` +
  `${[...new Set([language, ...LANGUAGE_CODES])].map((one) => section(one, explained, advice)).join('')}</main></body></html>`;

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
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`,
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
