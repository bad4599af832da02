import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import { CONTACT_PROBLEM_MESSAGES, ContactMessage, contactProblems } from '#contract/inputs/contact-message.ts';
import { fillsHoneypot } from '#contract/inputs/contact-spam.ts';
import { refusalMessage } from '#contract/refusals.ts';
import { unavailabilityOf } from '#engine/adapters/database/connection/unavailable.ts';
import type { SendContactMessage } from './contact-sender.ts';
import { readBody } from './read-body.ts';

/** 2,000 characters of four bytes each, and the rest of the form. */
const MAX_BODY_BYTES = 16 * 1024;

interface Needs {
  readonly send: SendContactMessage;
  clientAddress(request: IncomingMessage): string;
}

interface ContactResponse {
  readonly status: number;
  readonly message: string;
}

const SENT: ContactResponse = { status: 200, message: '' };

/**
 * `POST /mail/send` with a JSON message: mail to the shop's own address. Every failure is `{ status, message }`. The field
 * `website` is a honeypot: no visitor sees it, and a program that fills it in gets a success without an email.
 */
export function createContactHandler({ send, clientAddress }: Needs) {
  async function respondTo(request: IncomingMessage): Promise<ContactResponse> {
    if (request.method !== 'POST') return { status: 405, message: 'Method Not Allowed' };
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return { status: 415, message: 'Send the message as JSON.' };
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return { status: 413, message: 'The message is too long.' };
    const message = parseJson(body);
    if (fillsHoneypot(message)) return SENT;
    const [problem] = contactProblems(message);
    if (problem) return { status: 422, message: CONTACT_PROBLEM_MESSAGES[problem] };
    return sendOrExplain(ContactMessage.parse(message), clientAddress(request));
  }

  async function sendOrExplain(message: ContactMessage, address: string): Promise<ContactResponse> {
    try {
      const sent = await send(message, address);
      return sent.ok ? SENT : { status: 429, message: sent.refusal.message };
    } catch (error) {
      if (unavailabilityOf(error) !== 'busy') throw error;
      return { status: 503, message: refusalMessage('BUSY', { seconds: BUSY_SECONDS }) };
    }
  }

  return async function handleContact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, message } = await respondTo(request);
    const body = JSON.stringify(status === 200 ? { status: 'ok' } : { status, message });
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': BUSY_SECONDS }),
    };
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
