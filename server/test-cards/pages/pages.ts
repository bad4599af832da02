import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language } from '#contract/languages.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { SITE } from '#contract/site.ts';
import { readBody } from '../../http/read-body.ts';
import { sendText } from '../../http/send.ts';
import type { PaymentIntent } from '../gateway/payment-intent.ts';
import {
  completeAuthentication,
  confirmWithCard,
  paymentMethodOfNumber,
  type TestGateway,
} from '../gateway/test-gateway.ts';
import { CONTENT_POLICY } from './look.ts';
import type { TextName } from './texts.ts';
import { bankPage, type CardField, cardPage, gonePage } from './views.ts';

export interface PageRequest {
  readonly method: string;
  /** Below `TEST_CARDS_PATH`: `pi_…_secret_…`, or that and `/bank`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

export type PageResponse =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

interface Needs {
  readonly gateway: TestGateway;
  /** Origin of the shop. Shoppers are sent nowhere else. */
  readonly origin: string;
  readonly root: string;
  /** With its currency, as the shop formats amounts. */
  formatAmount(intent: PaymentIntent): string;
}

interface PaymentContext {
  readonly intent: PaymentIntent;
  readonly language: Language;
  readonly returnUrl: string;
  readonly amount: string;
}

/** The pages of the gateway: the card form, and the bank's page for cards that need authentication. */
export const createPages = (needs: Needs) => (request: PageRequest) =>
  needs.gateway.store.atomically((): PageResponse => {
    const requested = request.query.get('language');
    const language = isLanguage(requested) ? requested : SITE.fallbackLanguage;
    const payment = findPaymentContext(needs, request, language);
    if (!payment) return { kind: 'page', status: 404, html: gonePage(language) };
    const isBank = request.path.endsWith('/bank');
    if (payment.intent.status === 'requires_payment_method' && !isBank) return showCardForm(needs, request, payment);
    if (payment.intent.status === 'requires_action') return showBankPage(needs, request, payment);
    return { kind: 'redirect', to: payment.returnUrl };
  });

/** Null without the intent's secret, so that nothing is shown to anybody else. */
function findPaymentContext(needs: Needs, { path, query }: PageRequest, language: Language): PaymentContext | null {
  const secret = path.replace(/\/bank$/, '');
  const intent = needs.gateway.find(secret.split('_secret_', 1)[0] ?? '');
  if (!intent || intent.client_secret !== secret) return null;
  const returnUrl = ownUrl(query.get('return_url') ?? '', needs.origin);
  return { intent, language, returnUrl, amount: needs.formatAmount(intent) };
}

/** The shop's home page in place of a URL of another site. */
function ownUrl(requested: string, origin: string): string {
  const url = URL.parse(requested, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}

function showCardForm(needs: Needs, { method, form }: PageRequest, payment: PaymentContext): PageResponse {
  const fieldOf = (name: CardField) => form.get(name)?.trim() ?? '';
  const typed = { number: fieldOf('number'), expiry: fieldOf('expiry'), cvc: fieldOf('cvc') };
  const show = (problem: TextName | null, field: CardField | null = null): PageResponse => ({
    kind: 'page',
    status: problem ? 422 : 200,
    html: cardPage({ ...payment, problem, field, typed: method === 'POST' ? typed : null }),
  });
  if (method !== 'POST') return show(payment.intent.last_payment_error ? 'wasDeclined' : null);
  const card = /^[\d ]+$/.test(typed.number) ? paymentMethodOfNumber(typed.number) : null;
  if (!card) return show('unknownCard', 'number');
  if (!isInFuture(typed.expiry, needs.gateway.now())) return show('expired', 'expiry');
  if (!/^\d{3,4}$/.test(typed.cvc)) return show('wrongCvc', 'cvc');
  const confirmed = confirmWithCard(needs.gateway, payment.intent, card);
  if (confirmed?.status === 'requires_action') return { kind: 'redirect', to: urlOf(needs, payment, '/bank') };
  return confirmed?.last_payment_error ? show('wasDeclined') : { kind: 'redirect', to: payment.returnUrl };
}

function showBankPage(needs: Needs, { method, form, path }: PageRequest, payment: PaymentContext): PageResponse {
  if (!path.endsWith('/bank')) return { kind: 'redirect', to: urlOf(needs, payment, '/bank') };
  if (method !== 'POST') return { kind: 'page', status: 200, html: bankPage(payment) };
  const answered = completeAuthentication(needs.gateway, payment.intent, form.get('answer') === 'yes');
  return { kind: 'redirect', to: answered?.last_payment_error ? urlOf(needs, payment, '') : payment.returnUrl };
}

const urlOf = ({ root }: Needs, { intent, language, returnUrl }: PaymentContext, subpath: string): string =>
  `${root}/${encodeURIComponent(intent.client_secret)}${subpath}?${new URLSearchParams({ language, return_url: returnUrl })}`;

/** `12/34`: a card is valid until the end of that month. */
function isInFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 > now;
}

/** Path of the pages to pay on. */
export const TEST_CARDS_PATH = ENDPOINTS.testCards.path;

const MAX_BODY_BYTES = 4096;

/** Serves the pages over HTTP. Requests from other sites were refused before. */
export function createTestCardHandler({ handlePage }: { handlePage(request: PageRequest): PageResponse }) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return sendText(response, 413, 'Content Too Large');
    const page = handlePage({
      method: request.method ?? 'GET',
      path: path.slice(TEST_CARDS_PATH.length + 1),
      query: new URL(request.url ?? '/', 'http://localhost').searchParams,
      form: new URLSearchParams(body),
    });
    response.setHeader('Cache-Control', 'no-store');
    if (page.kind === 'redirect') {
      response.writeHead(303, { Location: page.to }).end();
      return;
    }
    response.setHeader('Content-Security-Policy', CONTENT_POLICY);
    response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html);
  };
}
