import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/routes.ts';
import type { Engine } from '#engine/index.ts';
import type { SoldFile, SoldFiles } from '../../media/sold-files.ts';
import { sendText } from '../send.ts';
import { attachment } from './attachment.ts';
import { readRange } from './byte-range.ts';
import { sendFile } from './send-file.ts';

type Usecases = Pick<Engine['usecases'], 'openDownload' | 'recordDownload'>;
type Download = Extract<Awaited<ReturnType<Usecases['openDownload']>>, { ok: true }>['value'];

interface Needs {
  readonly usecases: Usecases;
  readonly files: SoldFiles;
  /** Shows why there is no file, in the visitor's language. */
  sendRefusal(request: IncomingMessage, response: ServerResponse, reason: DownloadRefusal): Promise<void>;
  readonly logger: Logger;
}

export type DownloadRefusal = 'unknown' | 'expired' | 'spent';

const REASONS = { DOWNLOAD_UNKNOWN: 'unknown', DOWNLOAD_EXPIRED: 'expired', DOWNLOAD_SPENT: 'spent' } as const;

const LINK = new RegExp(`^${ENDPOINTS.download.path}/(\\d{1,9})/([\\w-]{16,128})$`);

export type HandleDownload = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly download: Download;
  readonly file: SoldFile;
}

/** Sends bought files. HEAD and a cached copy that is still valid are free; sending bytes counts as a download. */
export function createDownloadHandler({ usecases, files, sendRefusal, logger }: Needs): HandleDownload {
  return async function handleDownload(request, response, path) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    const [, id, signature = ''] = LINK.exec(path) ?? [];
    const opened = id ? await usecases.openDownload({ id: Number(id), signature }) : null;
    if (!opened?.ok) return sendRefusal(request, response, opened ? REASONS[opened.refusal.code] : 'unknown');
    const file = await files(opened.value.file);
    if (!file) {
      logger.error(
        { file: opened.value.file, order: opened.value.orderId },
        'a bought file is missing from the files folder',
      );
      return sendRefusal(request, response, 'unknown');
    }
    try {
      await respond({ request, response, download: opened.value, file });
    } finally {
      await file.handle.close();
    }
  };

  async function respond({ request, response, download, file }: Exchange): Promise<void> {
    const { size, etag } = file;
    setHeaders(response, download, etag);
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const range = readRange(requestedRange(request, etag), size);
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${size}`);
      return sendText(withoutFileHeaders(response), 416, 'Range Not Satisfiable');
    }
    const part = range ?? { first: 0, last: size - 1 };
    const bytes = part.last - part.first + 1;
    if (request.method === 'GET') {
      const taken = await usecases.recordDownload({ id: download.id, isPart: range !== null, bytes, size });
      if (!taken.ok) return sendRefusal(request, withoutFileHeaders(response), REASONS[taken.refusal.code]);
    }
    if (range) response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
    response.writeHead(range ? 206 : 200, { 'Content-Length': bytes });
    if (request.method === 'HEAD' || bytes === 0) return void response.end();
    // An interrupted download has been counted, and may go on where it stopped.
    await sendFile(file.handle, part, response);
  }
}

function setHeaders(response: ServerResponse, { name, file }: Download, etag: string): void {
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Disposition', attachment(name, file));
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
}

const FILE_HEADERS = ['Content-Type', 'Content-Disposition', 'Accept-Ranges', 'ETag'];

function withoutFileHeaders(response: ServerResponse): ServerResponse {
  for (const name of FILE_HEADERS) response.removeHeader(name);
  return response;
}

/** A part of a file that was replaced meanwhile does not fit the client's other parts, so all of the file is sent. */
function requestedRange({ headers }: IncomingMessage, etag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
}
