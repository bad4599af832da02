import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As proxies make them: no text that anyone could have written, and nothing that breaks a line of the log. */
const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** @param isFromProxy true for requests that a trusted proxy has sent: only its header is believed */
export const createRequestIds =
  (isFromProxy: (request: IncomingMessage) => boolean) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && WELL_FORMED.test(given) && isFromProxy(request) ? given : randomUUID();
  };
