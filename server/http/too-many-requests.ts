import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { refusalMessage } from '#contract/refusals.ts';

const TEXTS: Readonly<Record<Language, { readonly title: string; readonly wait: (seconds: number) => string }>> = {
  en: {
    title: 'Too many attempts at once',
    wait: (seconds) =>
      `Please wait ${seconds} seconds, go back and try again. What you typed is still on the page before this one.`,
  },
  id: {
    title: 'Terlalu banyak percobaan sekaligus',
    wait: (seconds) => `Tunggu ${seconds} detik, kembali, lalu coba lagi. Isian Anda masih ada di halaman sebelumnya.`,
  },
};

const STYLE = `body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.55 system-ui,sans-serif;color:#0c171c}
h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}section+section{margin-top:3rem;color:#56666e;font-size:1rem}section+section h1{font-size:1.25rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const section = (language: Language, seconds: number) =>
  `<section lang="${LANGUAGES[language].tag}"><h1>${TEXTS[language].title}</h1><p>${TEXTS[language].wait(seconds)}</p></section>`;

/** Plain markup, because a limited client must not cost a rendered page each time. In both languages, the visitor's first. */
const pageOf = (language: Language, seconds: number) =>
  `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${TEXTS[language].title}</title><style>${STYLE}</style></head><body><main>` +
  `${section(language, seconds)}${section(language === 'id' ? 'en' : 'id', seconds)}</main></body></html>`;

interface RetryLaterResponse {
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(response: ServerResponse, seconds: number, { type, body, headers = {} }: RetryLaterResponse): void {
  response
    .writeHead(429, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': seconds,
      ...headers,
    })
    .end(body);
}

interface RetryAfter {
  /** Until the client may try again. */
  readonly seconds: number;
  readonly language: Language;
}

/** Responds to a page request or form; to the page's own script with one line of text. */
export function refusePage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { seconds, language }: RetryAfter,
): void {
  const isPage = headers.accept?.includes('text/html') ?? false;
  send(response, seconds, {
    type: `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    body: isPage ? pageOf(language, seconds) : TEXTS[language].wait(seconds),
    headers: { 'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'` },
  });
}

/** Responds to an API client in the shape of the API. Pages of allowed origins may read it. */
export function refuseOperation(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  { seconds, allowedOrigins }: Pick<RetryAfter, 'seconds'> & { readonly allowedOrigins: readonly string[] },
): void {
  const facts = { seconds };
  const message = refusalMessage('TOO_MANY_TRIES', facts);
  const extensions = { category: 'user', code: 'TOO_MANY_TRIES', facts };
  const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
  send(response, seconds, {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ errors: [{ message, extensions }] }),
    headers: {
      Vary: 'Origin',
      ...(isAllowed && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }),
    },
  });
}
