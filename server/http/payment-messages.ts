import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '#engine/index.ts';
import { readBody } from './read-body.ts';
import { sendText } from './send.ts';

/** Below it stands the name of the gateway: `/webhooks/stripe`. */
export const PAYMENT_MESSAGES_PATH = '/webhooks';

/** Stripe's are a few kilobytes. */
const MOST_BYTES = 256 * 1024;

const ANSWERS = { heard: 200, 'not-believed': 400, 'tell-me-later': 503 } as const;

/** What a payment gateway tells the shop, proven by its signature over the body as it came. */
export function createPaymentMessages(hear: Engine['usecases']['hearOfPayment']) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'POST') return sendText(response, 405, 'Method Not Allowed');
    const body = await readBody(request, MOST_BYTES);
    if (body === null) return sendText(response, 413, 'Content Too Large');
    const header = (name: string) => request.headers[name]?.toString() ?? '';
    const heard = await hear({ gateway: path.slice(PAYMENT_MESSAGES_PATH.length + 1), body, header });
    sendText(response, ANSWERS[heard], heard);
  };
}
