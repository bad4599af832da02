import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/routes.ts';
import { sendText } from '../http/send.ts';
import type { Metrics } from './metrics.ts';

interface Needs {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** What a request must have as its bearer token. */
  readonly token: string;
  readonly logger: Pick<Logger, 'error'>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The time it takes tells nothing of the token. */
const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

export const isMetricsAddress = (url: string | undefined): boolean => url?.split('?', 1)[0] === ENDPOINTS.metrics.path;

/** Answers `/metrics`. */
export const createMetricsHandler =
  ({ metrics, token, logger }: Needs): RequestListener =>
  (request, response) => {
    if (!isBearer(request.headers.authorization, token)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return sendText(response, 401, 'Unauthorized');
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be read');
        sendText(response, 500, 'Internal Server Error');
      },
    );
  };
