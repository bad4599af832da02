import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/read-body.ts';
import { sendText } from '../../http/send.ts';
import { CONTENT_POLICY } from './layout.ts';
import type { PageAnswer, PageRequest } from './pages.ts';

/** Path of the pages on which test cards are entered. */
export const TEST_CARDS_PATH = '/test-cards';

const MOST_BYTES = 4096;

interface TestCardDesk {
  answerPage(request: PageRequest): PageAnswer;
}

/** The pages over HTTP. Whoever asks has been found to come from the shop's own pages. */
export function createTestCardPages({ answerPage }: TestCardDesk) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const body = await readBody(request, MOST_BYTES);
    if (body === null) return sendText(response, 413, 'Content Too Large');
    const answer = answerPage({
      method: request.method ?? 'GET',
      path: path.slice(TEST_CARDS_PATH.length + 1),
      query: new URL(request.url ?? '/', 'http://localhost').searchParams,
      form: new URLSearchParams(body),
    });
    response.setHeader('Cache-Control', 'no-store');
    if (answer.kind === 'redirect') {
      response.writeHead(303, { Location: answer.to }).end();
      return;
    }
    response.setHeader('Content-Security-Policy', CONTENT_POLICY);
    response.writeHead(answer.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
  };
}
