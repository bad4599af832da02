import type { Language } from '#engine/domain/language.ts';
import { isBuyerMail, isFarewell, type Mail, withoutSecret } from '#engine/domain/mail/mail.ts';
import { retryDelayMs } from '#engine/domain/mail/retry-delay.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { paymentGuide } from '#engine/domain/orders/payment-guide.ts';
import { downloadsOfOrders, type LinkedDownload } from '../downloads/downloads.ts';
import { orderReader } from '../orders/order-reader.ts';
import type {
  DeliveryResult,
  EmailData,
  EmailRenderer,
  MailAttempt,
  MailOutcome,
  MailTransport,
  OrderEmailData,
  StoredMail,
} from '../ports/mail.ts';
import type { Needs } from '../ports/ports.ts';
import { readProductNames } from './product-names.ts';

export interface DeliveryNeeds extends EmailSources, Pick<Needs, 'mails' | 'now' | 'random'> {
  readonly emails: EmailRenderer;
  readonly transport: MailTransport;
  /** Called for each failed attempt. */
  onFailure(mail: StoredMail, outcome: FailedAttempt): void;
}

type FailedAttempt = Extract<MailOutcome, { readonly error: string }>;

const BATCH_SIZE = 20;
/** One group goes out at a time and is recorded by one statement, which a plain concurrency limit would not give. */
const GROUP_SIZE = 5;
/** For the statements of a batch, however busy the database is. */
const STATEMENTS_TIMEOUT_MS = 60_000;

/** Longer than the slowest batch takes: only the claim of a process that died expires. */
const claimDurationMs = ({ timeoutMs }: MailTransport): number =>
  Math.ceil(BATCH_SIZE / GROUP_SIZE) * timeoutMs + STATEMENTS_TIMEOUT_MS;

/**
 * Sends a batch of due mails and returns how many there were. No transaction is open while they are sent: when the
 * process dies, its claim expires, and all that was not recorded is sent again.
 */
export async function deliverMails(needs: DeliveryNeeds): Promise<number> {
  const [now, token] = [needs.now(), needs.random(32, 'hex')];
  const until = new Date(now.getTime() + claimDurationMs(needs.transport));
  const claimed = await needs.mails.claim({ token, now, until, limit: BATCH_SIZE });
  const emailData = readEmailData(
    needs,
    claimed.map(({ mail }) => mail),
  );
  const send = async (stored: StoredMail): Promise<MailAttempt> => {
    const { mail, result } = await attempt(needs, stored, emailData);
    return { id: stored.id, outcome: outcomeOf(needs, { ...stored, mail }, result) };
  };
  for (let from = 0; from < claimed.length; from += GROUP_SIZE) {
    await needs.mails.recordOutcomes(token, await Promise.all(claimed.slice(from, from + GROUP_SIZE).map(send)));
  }
  return claimed.length;
}

interface Attempted {
  /** As it went out. */
  readonly mail: Mail;
  readonly result: DeliveryResult;
}

/** An error while rendering is a bug. It is retried like any other failure, because the shop may have been fixed. */
async function attempt(
  { emails, transport }: DeliveryNeeds,
  { id, mail, createdAt }: StoredMail,
  emailData: ReturnType<typeof readEmailData>,
): Promise<Attempted> {
  try {
    const data = (await emailData)(mail);
    if (!data) return { mail, result: { ok: false, isFinal: true, reason: 'the order is gone' } };
    const { to } = data.mail;
    return { mail: data.mail, result: await transport.send({ ...emails.render(data), id, to, date: createdAt }) };
  } catch (error) {
    return { mail, result: { ok: false, isFinal: false, reason: String(error) } };
  }
}

function outcomeOf(needs: DeliveryNeeds, stored: StoredMail, result: DeliveryResult): MailOutcome {
  const at = needs.now();
  const isLast = isFarewell(stored.mail);
  if (result.ok) return isLast ? { kind: 'forgotten' } : { kind: 'sent', at, mail: withoutSecret(stored.mail) };
  const delayMs = result.isFinal ? null : retryDelayMs(stored.attempts, chance(needs));
  const error = result.reason;
  const outcome: FailedAttempt =
    delayMs === null
      ? { kind: 'failed', at, error }
      : { kind: 'retry', nextAttemptAt: new Date(at.getTime() + delayMs), error };
  needs.onFailure(stored, outcome);
  return isLast && outcome.kind === 'failed' ? { kind: 'forgotten' } : outcome;
}

/** From 0 to below 1. */
const chance = ({ random }: Pick<Needs, 'random'>): number => Number.parseInt(random(6, 'hex'), 16) / 0x1000000;

export type EmailSources = Pick<Needs, 'catalog' | 'orders' | 'downloads' | 'gateways' | 'settings' | 'sign'>;

/** Reads what the templates of these mails need, with the same few queries however many mails there are. */
async function readEmailData(sources: EmailSources, mails: readonly Mail[]): Promise<(mail: Mail) => EmailData | null> {
  const orderDataOf = await readOrderData(sources, mails);
  const named = await readProductNames(sources, mails);
  return (mail) => {
    if (mail.kind === 'low-stock') return { mail: named(mail), orderData: null };
    if (!('orderId' in mail)) return { mail, orderData: null };
    const orderData = orderDataOf(mail);
    return orderData && { mail: addressed(mail, orderData.order), orderData };
  };
}

/** An email to the buyer that waits goes where the order says by now: its address may have been a stranger's, and was corrected. */
const addressed = (mail: OrderMail, { billing }: Order): OrderMail =>
  isBuyerMail(mail.kind) && billing.email !== '' ? { ...mail, to: billing.email } : mail;

type OrderMail = Extract<Mail, { readonly orderId: number }>;

async function readOrderData(
  sources: EmailSources,
  mails: readonly Mail[],
): Promise<(mail: OrderMail) => OrderEmailData | null> {
  const orderMails = mails.filter((mail) => 'orderId' in mail);
  const ids = [...new Set(orderMails.map(({ orderId }) => orderId))];
  if (ids.length === 0) return () => null;
  const { rows } = await sources.orders.list({ ids }, { first: ids.length });
  const orders = new Map(rows.map((order) => [order.id, order]));
  const languages = [...new Set(orderMails.map(({ language }) => language))];
  const downloadsByLanguage = new Map<Language, readonly LinkedDownload[]>();
  const readers = new Map<Language, (order: Order) => Order>();
  for (const language of languages) {
    downloadsByLanguage.set(language, await downloadsOfOrders(sources, ids, language));
    readers.set(language, await orderReader(sources, rows, language));
  }
  return ({ orderId, language }) => {
    const order = orders.get(orderId);
    if (!order) return null;
    const downloads = downloadsByLanguage.get(language)?.filter((download) => download.orderId === orderId) ?? [];
    const payment = paymentGuide(order, { ...sources, language });
    return { order: readers.get(language)?.(order) ?? order, downloads, payment };
  };
}
