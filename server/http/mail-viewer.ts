import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS } from '#contract/routes.ts';
import { parseEml, type ReceivedEmail } from '#engine/adapters/mail/transports/parse-eml.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import { nullIfMissing } from '../media/missing-file.ts';
import { sendText } from './send.ts';

type HandleMail = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

const ROOT = ENDPOINTS.mailViewer.path;
const MAX_LISTED = 100;
const FILE = /^\d{14}-\d+\.eml$/;

/** Shows the emails that were written to files. For development only: who can read them can reset any password. */
export const createMailViewer =
  (folder: string): HandleMail =>
  async (request, response, path) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendText(response, 403, 'Forbidden');
    const [name, part] = path.slice(ROOT.length + 1).split('/');
    if (!name) return sendPage(response, listPage(await newest(folder)), PAGE_POLICY);
    const email = FILE.test(name) ? await open(folder, name) : null;
    if (!email) return sendText(response, 404, 'Not Found');
    if (part === 'html') return sendPage(response, asDocument(email), EMAIL_POLICY);
    sendPage(response, emailPage({ name, email }), PAGE_POLICY);
  };

interface StoredEmail {
  readonly name: string;
  readonly email: ReceivedEmail;
}

async function newest(folder: string): Promise<readonly StoredEmail[]> {
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  const files = names.filter((name) => FILE.test(name)).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const emails = files.slice(0, MAX_LISTED).map(async (name) => ({ name, email: await open(folder, name) }));
  return (await Promise.all(emails)).flatMap(({ name, email }) => (email ? [{ name, email }] : []));
}

async function open(folder: string, name: string): Promise<ReceivedEmail | null> {
  const bytes = await nullIfMissing(readFile(join(folder, name)));
  return bytes ? parseEml(bytes) : null;
}

/** With its pictures inside, and links that leave the frame. */
const asDocument = ({ html, inlineImages }: ReceivedEmail): string =>
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

const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** An email may show itself and open its links, and nothing else: its text may come from anybody. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const SHOWN_HEADERS = ['date', 'from', 'to', 'reply-to', 'subject', 'message-id'] as const;

const listPage = (stored: readonly StoredEmail[]): string =>
  page(
    'Mail',
    stored.length === 0
      ? '<p>No mail yet. Place an order, and it is here.</p>'
      : `<table><thead><tr><th>When<th>To<th>Subject</tr></thead><tbody>${stored.map(row).join('')}</tbody></table>`,
  );

const row = ({ name, email: { headers } }: StoredEmail): string =>
  `<tr><td>${escapeHtml(headers.date ?? '')}<td>${escapeHtml(headers.to ?? '')}<td><a href="${ROOT}/${name}">${escapeHtml(headers.subject ?? '')}</a></tr>`;

const emailPage = ({ name, email: { headers, text } }: StoredEmail): string =>
  page(
    headers.subject ?? '',
    `<p><a href="${ROOT}">All mail</a></p>
<dl>${SHOWN_HEADERS.map((header) => (headers[header] ? `<dt>${header}<dd>${escapeHtml(headers[header])}` : '')).join('')}</dl>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${ROOT}/${name}/html"></iframe>
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
