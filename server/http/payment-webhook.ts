import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '#contract/routes.ts';
import type { Engine } from '#engine/index.ts';
import { readBody } from './read-body.ts';
import { sendText } from './send.ts';

/** Stripe's are a few kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;

const STATUS_CODES = { handled: 200, 'invalid-signature': 400, 'retry-later': 503 } as const;

/** Takes events of payment gateways at `/webhooks/:gateway`. The gateway's signature covers the body as it was sent. */
export function createPaymentWebhook(handleEvent: Engine['usecases']['handlePaymentEvent']) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'POST') return sendText(response, 405, 'Method Not Allowed');
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return sendText(response, 413, 'Content Too Large');
    const header = (name: string) => request.headers[name]?.toString() ?? '';
    const result = await handleEvent({ gateway: path.slice(ENDPOINTS.webhooks.path.length + 1), body, header });
    sendText(response, STATUS_CODES[result], result);
  };
}
