import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';

const STYLE = `body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.55 system-ui,sans-serif;color:#0c171c}
b{display:block;margin-bottom:3rem}h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}section+section{margin-top:3rem;color:#56666e;font-size:1rem}section+section h1{font-size:1.25rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** It takes nothing but its own style. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`;

interface Words {
  readonly title: string;
  readonly advice: string;
}

interface PlainPage {
  readonly status: number;
  /** The visitor's. */
  readonly language: Language;
  readonly words: (language: Language) => Words;
  /** Beside those that every such page has. */
  readonly headers?: OutgoingHttpHeaders;
}

const section = (language: Language, { title, advice }: Words) =>
  `<section lang="${LANGUAGES[language].tag}"><h1>${title}</h1><p>${advice}</p></section>`;

/** Plain markup, because a refused client must not cost a rendered page each time. In every language, the visitor's first. */
const htmlOf = ({ language, words }: PlainPage): string =>
  `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${words(language).title}</title><style>${STYLE}</style></head><body><main><b>${escapeHtml(SITE.siteName)}</b>` +
  `${[...new Set([language, ...LANGUAGE_CODES])].map((one) => section(one, words(one))).join('')}</main></body></html>`;

export function sendPlainPage(response: ServerResponse, page: PlainPage): void {
  const body = htmlOf(page);
  response
    .writeHead(page.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      ...page.headers,
    })
    .end(body);
}
