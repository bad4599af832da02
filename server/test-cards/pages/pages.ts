import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts';
import { methodOfNumber } from '../cards.ts';
import { answerBank, confirmWith, type Desk } from '../desk.ts';
import type { Intent } from '../intent.ts';
import { bankPage, cardPage, gonePage } from './card-page.ts';
import type { TextName } from './texts.ts';

export interface PageRequest {
  readonly method: string;
  /** Beneath the pages' own address: `pi_…_secret_…`, or that and `/bank`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

interface Needs {
  readonly desk: Desk;
  /** Origin of the shop: nobody is sent anywhere else. */
  readonly origin: string;
  /** Path the pages stand under. */
  readonly root: string;
  /** With its currency, as the shop writes amounts. */
  printAmount(intent: Intent): string;
}

interface Visit {
  readonly intent: Intent;
  readonly language: Language;
  readonly returnUrl: string;
  readonly amount: string;
}

/** The card form, and the bank that some cards ask: what a card gateway's own pages are. */
export const createPages = (needs: Needs) => (request: PageRequest) =>
  needs.desk.ledger.atomically((): PageAnswer => {
    const asked = request.query.get('language');
    const language = isLanguage(asked) ? asked : FALLBACK_LANGUAGE;
    const visit = visitOf(needs, request, language);
    if (!visit) return { kind: 'page', status: 404, html: gonePage(language) };
    const isBank = request.path.endsWith('/bank');
    if (visit.intent.status === 'requires_payment_method' && !isBank) return atCounter(needs, request, visit);
    if (visit.intent.status === 'requires_action') return atBank(needs, request, visit);
    return { kind: 'redirect', to: visit.returnUrl };
  });

/** The secret is the key to the payment: whoever does not have it learns nothing. */
function visitOf(needs: Needs, { path, query }: PageRequest, language: Language): Visit | null {
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

function atCounter(needs: Needs, { method, form }: PageRequest, visit: Visit): PageAnswer {
  const show = (problem: TextName | null): PageAnswer => ({
    kind: 'page',
    status: problem ? 422 : 200,
    html: cardPage({ ...visit, problem }),
  });
  if (method !== 'POST') return show(visit.intent.last_payment_error ? 'wasDeclined' : null);
  const card = methodOfNumber(form.get('number') ?? '');
  if (!card) return show('unknownCard');
  if (!isAhead(form.get('expiry') ?? '', needs.desk.now())) return show('expired');
  if (!/^\d{3,4}$/.test(form.get('cvc') ?? '')) return show('wrongCvc');
  const moved = confirmWith(needs.desk, visit.intent, card);
  if (moved?.status === 'requires_action') return { kind: 'redirect', to: addressOf(needs, visit, '/bank') };
  return moved?.last_payment_error ? show('wasDeclined') : { kind: 'redirect', to: visit.returnUrl };
}

function atBank(needs: Needs, { method, form, path }: PageRequest, visit: Visit): PageAnswer {
  if (!path.endsWith('/bank')) return { kind: 'redirect', to: addressOf(needs, visit, '/bank') };
  if (method !== 'POST') return { kind: 'page', status: 200, html: bankPage(visit) };
  const moved = answerBank(needs.desk, visit.intent, form.get('answer') === 'yes');
  return { kind: 'redirect', to: moved?.last_payment_error ? addressOf(needs, visit, '') : visit.returnUrl };
}

const addressOf = ({ root }: Needs, { intent, language, returnUrl }: Visit, place: string): string =>
  `${root}/${encodeURIComponent(intent.client_secret)}${place}?${new URLSearchParams({ language, return_url: returnUrl })}`;

/** `12/34`: the card is good until the end of that month. */
function isAhead(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 > now;
}
