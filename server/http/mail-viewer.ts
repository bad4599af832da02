import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { escapeHtml } from '#engine/adapters/mail/layout/escape.ts';
import { parseEml, type ReceivedEmail } from '#engine/adapters/mail/transports/parse-eml.ts';
import { isMissing } from '../media/is-missing.ts';
import { sendText } from './send.ts';

export type HandleMail = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

const NEWEST = 100;
const FILE = /^\d{14}-\d+\.eml$/;

/** Shows the letters that became files. For development only: whoever can read it can reset any password. */
export const createMailViewer =
  (folder: string): HandleMail =>
  async (request, response, path) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendText(response, 403, 'Forbidden');
    const [name, part] = path.slice(MAIL_VIEWER_PATH.length + 1).split('/');
    if (!name) return sendPage(response, listPage(await newest(folder)), PAGE_POLICY);
    const letter = FILE.test(name) ? await open(folder, name) : null;
    if (!letter) return sendText(response, 404, 'Not Found');
    if (part === 'html') return sendPage(response, standingAlone(letter), LETTER_POLICY);
    sendPage(response, letterPage({ name, letter }), PAGE_POLICY);
  };

async function newest(folder: string): Promise<readonly { readonly name: string; readonly letter: ReceivedEmail }[]> {
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  const files = names.filter((name) => FILE.test(name)).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const letters = files.slice(0, NEWEST).map(async (name) => ({ name, letter: await open(folder, name) }));
  return (await Promise.all(letters)).flatMap(({ name, letter }) => (letter ? [{ name, letter }] : []));
}

async function open(folder: string, name: string): Promise<ReceivedEmail | null> {
  const bytes = await readFile(join(folder, name)).catch(nullWhenMissing);
  return bytes ? parseEml(bytes) : null;
}

/** With its pictures in it, and links that leave the frame. */
const standingAlone = ({ html, inlineImages }: ReceivedEmail): string =>
  [...inlineImages]
    .reduce(
      (page, [cid, { type, bytes }]) =>
        page.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
      html,
    )
    .replace('<head>', '<head><base target="_blank">');

function sendPage(response: ServerResponse, html: string, policy: string): void {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(200, { ...headers, 'Content-Security-Policy': policy }).end(html);
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

export const MAIL_VIEWER_PATH = '/dev/mail';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:24px 16px;max-width:72rem}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;text-align:left;vertical-align:top;border-bottom:1px solid #8886}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#888}dd{margin:0}
iframe{width:100%;height:70vh;border:1px solid #8886;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8886;padding:16px}
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

export const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** A letter may show itself and open its links, and nothing else: what is in it may come from anybody. */
export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface Filed {
  readonly name: string;
  readonly letter: ReceivedEmail;
}

const SHOWN = ['date', 'from', 'to', 'reply-to', 'subject', 'message-id'] as const;

export const listPage = (filed: readonly Filed[]): string =>
  page(
    'Mail',
    filed.length === 0
      ? '<p>No mail yet. Place an order, and it is here.</p>'
      : `<table><thead><tr><th>When<th>To<th>Subject</tr></thead><tbody>${filed.map(row).join('')}</tbody></table>`,
  );

const row = ({ name, letter: { headers } }: Filed): string =>
  `<tr><td>${escapeHtml(headers.date ?? '')}<td>${escapeHtml(headers.to ?? '')}<td><a href="${MAIL_VIEWER_PATH}/${name}">${escapeHtml(headers.subject ?? '')}</a></tr>`;

export const letterPage = ({ name, letter: { headers, text } }: Filed): string =>
  page(
    headers.subject ?? '',
    `<p><a href="${MAIL_VIEWER_PATH}">All mail</a></p>
<dl>${SHOWN.map((header) => (headers[header] ? `<dt>${header}<dd>${escapeHtml(headers[header])}` : '')).join('')}</dl>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${MAIL_VIEWER_PATH}/${name}/html"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
