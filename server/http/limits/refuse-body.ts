import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, Translated } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';
import { sendText } from '../send.ts';
import { sendPlainPage } from './plain-page.ts';

/** The largest form, a full checkout, has about 3 KB. */
const MAX_FORM_BYTES = 128 * 1024;
/** Four pictures of 8 MB, and the text beside them. */
const MAX_UPLOAD_BYTES = 33 * 1024 * 1024;

type Kind = 'form' | 'pictures';

interface Texts {
  readonly title: string;
  readonly advice: Readonly<Record<Kind, string>>;
}

const TEXTS: Translated<Texts> = {
  en: {
    title: 'What you sent is too large',
    advice: {
      form: 'Go back, shorten what you typed and send it again. It is still on the page before this one.',
      pictures:
        'Go back, choose smaller pictures or fewer, and send them again: up to 4 pictures of 8 MB each. What you typed is still on the page before this one.',
    },
  },
  id: {
    title: 'Kiriman Anda terlalu besar',
    advice: {
      form: 'Kembali, ringkas isian Anda, lalu kirim lagi. Isian Anda masih ada di halaman sebelumnya.',
      pictures:
        'Kembali, pilih foto yang lebih kecil atau lebih sedikit, lalu kirim lagi: maksimal 4 foto, masing-masing 8 MB. Isian Anda masih ada di halaman sebelumnya.',
    },
  },
};

/** A form that may bring pictures, which come in parts. Written in one line, as many bytes would be millions of fields. */
export const isUpload = ({ url = '/', headers }: IncomingMessage): boolean =>
  (matchRoute(url).route.hasUploads ?? false) && /^multipart\//i.test(headers['content-type'] ?? '');

/** Refuses a form that is too large or does not declare its length. True when it was refused. */
export function refuseBody(request: IncomingMessage, response: ServerResponse, language: Language): boolean {
  const { headers } = request;
  const kind = isUpload(request) ? 'pictures' : 'form';
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) sendText(response, 411, 'Length Required');
  else if (Number(length ?? 0) <= (kind === 'pictures' ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES)) return false;
  else refuseAsTooLarge(request, response, { kind, language });
  return true;
}

/** A page for a form that the browser itself has sent; to a page's own script one line of text. */
function refuseAsTooLarge(
  { headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
  { kind, language }: { readonly kind: Kind; readonly language: Language },
): void {
  const words = (one: Language) => ({ title: TEXTS[one].title, advice: TEXTS[one].advice[kind] });
  if (accept.includes('text/html')) sendPlainPage(response, { status: 413, language, words });
  else sendText(response, 413, words(language).title);
}
