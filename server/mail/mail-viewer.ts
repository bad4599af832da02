import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type MailboxLetter, readEml } from '#engine/adapters/mail/carriers/read-eml.ts';
import { sendText } from '../http/send.ts';
import { isMissing } from '../media/is-missing.ts';
import { LETTER_POLICY, letterPage, listPage, PAGE_POLICY } from './mail-viewer-pages.ts';
import { MAIL_VIEWER_PATH } from './mail-viewer-path.ts';

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

async function newest(folder: string): Promise<readonly { readonly name: string; readonly letter: MailboxLetter }[]> {
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  const files = names.filter((name) => FILE.test(name)).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const letters = files.slice(0, NEWEST).map(async (name) => ({ name, letter: await open(folder, name) }));
  return (await Promise.all(letters)).flatMap(({ name, letter }) => (letter ? [{ name, letter }] : []));
}

async function open(folder: string, name: string): Promise<MailboxLetter | null> {
  const bytes = await readFile(join(folder, name)).catch(nullWhenMissing);
  return bytes ? readEml(bytes) : null;
}

/** With its pictures in it, and links that leave the frame. */
const standingAlone = ({ html, pictures }: MailboxLetter): string =>
  [...pictures]
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
