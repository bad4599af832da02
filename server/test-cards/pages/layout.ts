import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type Html, html } from './html.ts';
import type { Say } from './texts.ts';

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#f4f2ee;color:#1c1b1a;font:1rem/1.5 system-ui,sans-serif}
.banner{margin:0;background:#f6c945;color:#1c1b1a;padding:.75rem 1rem;text-align:center;font-weight:700}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}
.shop{font-weight:700;margin:0}.sum{display:flex;justify-content:space-between;gap:1rem;margin:1rem 0;font-size:1.25rem;font-weight:700}
form{background:#fff;border:1px solid #d8d4cc;border-radius:.75rem;padding:1rem;display:grid;gap:1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end}label{display:grid;gap:.25rem;font-weight:600}
input{font:inherit;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid #6f6a62;border-radius:.5rem;background:#fff;color:inherit}
button{font:inherit;font-weight:700;min-height:3rem;border:0;border-radius:.5rem;background:#b3121d;color:#fff;cursor:pointer}
button.quiet{background:#fff;color:#1c1b1a;border:1px solid #6f6a62}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}.problem{background:#fdecec;border:1px solid #b3121d;border-radius:.5rem;padding:.75rem;margin:0}
table{width:100%;border-collapse:collapse;margin-top:.5rem}td{padding:.5rem 0;border-top:1px solid #d8d4cc;vertical-align:top}
td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:1rem}h2{font-size:1.125rem;margin:1.5rem 0 0}
a{color:#8c0e17}.back{display:inline-block;margin-top:1.5rem;padding:.75rem 0}
`;

/** Nothing is loaded from anywhere; forms go to this shop alone. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly say: Say;
  readonly content: Html;
}

export const page = ({ language, title, say, content }: Page): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${SITE.siteName}</title><style>${{ html: STYLE }}</style></head>
<body><p class="banner" role="note">${say('banner')}</p><main><p class="shop">${SITE.siteName}</p>${content}</main></body>
</html>`.html;
