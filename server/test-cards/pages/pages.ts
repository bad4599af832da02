import type { IncomingMessage, ServerResponse } from 'node:http';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts';
import { readBody } from '../../http/read-body.ts';
import { sendText } from '../../http/send.ts';
import { paymentMethodOfNumber } from '../gateway/cards.ts';
import type { PaymentIntent } from '../gateway/payment-intent.ts';
import { completeAuthentication, confirmWithCard, type TestGateway } from '../gateway/test-gateway.ts';
import { bankPage, CONTENT_POLICY, cardPage, gonePage, type TextName } from './views.ts';

export interface PageRequest {
  readonly method: string;
  /** Beneath the pages' own address: `pi_…_secret_…`, or that and `/bank`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

export type PageResponse =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

interface Needs {
  readonly desk: TestGateway;
  /** Origin of the shop: nobody is sent anywhere else. */
  readonly origin: string;
  /** Path the pages stand under. */
  readonly root: string;
  /** With its currency, as the shop writes amounts. */
  printAmount(intent: PaymentIntent): string;
}

interface PageVisit {
  readonly intent: PaymentIntent;
  readonly language: Language;
  readonly returnUrl: string;
  readonly amount: string;
}

/** The card form, and the bank that some cards ask: what a card gateway's own pages are. */
export const createPages = (needs: Needs) => (request: PageRequest) =>
  needs.desk.ledger.atomically((): PageResponse => {
    const asked = request.query.get('language');
    const language = isLanguage(asked) ? asked : FALLBACK_LANGUAGE;
    const visit = findPageVisit(needs, request, language);
    if (!visit) return { kind: 'page', status: 404, html: gonePage(language) };
    const isBank = request.path.endsWith('/bank');
    if (visit.intent.status === 'requires_payment_method' && !isBank) return showCardForm(needs, request, visit);
    if (visit.intent.status === 'requires_action') return showBankPage(needs, request, visit);
    return { kind: 'redirect', to: visit.returnUrl };
  });

/** The secret is the key to the payment: whoever does not have it learns nothing. */
function findPageVisit(needs: Needs, { path, query }: PageRequest, language: Language): PageVisit | null {
  const secret = path.replace(/\/bank$/, '');
  const intent = needs.desk.find(secret.split('_secret_', 1)[0] ?? '');
  if (!intent || intent.client_secret !== secret) return null;
  const returnUrl = ownUrl(query.get('return_url') ?? '', needs.origin);
  return { intent, language, returnUrl, amount: needs.printAmount(intent) };
}

function ownUrl(wanted: string, origin: string): string {
  const url = URL.parse(wanted, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}

function showCardForm(needs: Needs, { method, form }: PageRequest, visit: PageVisit): PageResponse {
  const show = (problem: TextName | null): PageResponse => ({
    kind: 'page',
    status: problem ? 422 : 200,
    html: cardPage({ ...visit, problem }),
  });
  if (method !== 'POST') return show(visit.intent.last_payment_error ? 'wasDeclined' : null);
  const card = paymentMethodOfNumber(form.get('number') ?? '');
  if (!card) return show('unknownCard');
  if (!isAhead(form.get('expiry') ?? '', needs.desk.now())) return show('expired');
  if (!/^\d{3,4}$/.test(form.get('cvc') ?? '')) return show('wrongCvc');
  const moved = confirmWithCard(needs.desk, visit.intent, card);
  if (moved?.status === 'requires_action') return { kind: 'redirect', to: addressOf(needs, visit, '/bank') };
  return moved?.last_payment_error ? show('wasDeclined') : { kind: 'redirect', to: visit.returnUrl };
}

function showBankPage(needs: Needs, { method, form, path }: PageRequest, visit: PageVisit): PageResponse {
  if (!path.endsWith('/bank')) return { kind: 'redirect', to: addressOf(needs, visit, '/bank') };
  if (method !== 'POST') return { kind: 'page', status: 200, html: bankPage(visit) };
  const moved = completeAuthentication(needs.desk, visit.intent, form.get('answer') === 'yes');
  return { kind: 'redirect', to: moved?.last_payment_error ? addressOf(needs, visit, '') : visit.returnUrl };
}

const addressOf = ({ root }: Needs, { intent, language, returnUrl }: PageVisit, place: string): string =>
  `${root}/${encodeURIComponent(intent.client_secret)}${place}?${new URLSearchParams({ language, return_url: returnUrl })}`;

/** `12/34`: the card is good until the end of that month. */
function isAhead(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 > now;
}

/** Path of the pages on which test cards are entered. */
export const TEST_CARDS_PATH = '/test-cards';

const MAX_BODY_BYTES = 4096;

interface TestCardDesk {
  answerPage(request: PageRequest): PageResponse;
}

/** The pages over HTTP. Whoever asks has been found to come from the shop's own pages. */
export function createTestCardHandler({ answerPage }: TestCardDesk) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const body = await readBody(request, MAX_BODY_BYTES);
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
