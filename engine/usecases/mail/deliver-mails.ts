import { nextTryIn } from '#engine/domain/mail/next-try.ts';
import { withoutSecret } from '#engine/domain/mail/without-secret.ts';
import type { Delivery, Letters, MailCarrier } from '../ports/letters.ts';
import type { MailOutcome, MailSettlement, StoredMail } from '../ports/mails.ts';
import type { Needs } from '../ports.ts';
import { type LetterSources, readFacts } from './letter-facts.ts';

export interface DeliveryNeeds extends LetterSources, Pick<Needs, 'mails' | 'now' | 'random'> {
  readonly letters: Letters;
  readonly carrier: MailCarrier;
  /** Told of each try that failed. */
  onTrouble(mail: StoredMail, outcome: Exclude<MailOutcome, { kind: 'sent' }>): void;
}

const AT_ONCE = 20;
/**
 * As many as a mail server is spoken to at a time, and settled by one statement. To pack more of them at once would only
 * keep shoppers waiting.
 */
const ROUND = 5;
/** For the statements of a batch, however busy the database is. */
const STATEMENTS_MILLISECONDS = 60_000;

/** Longer than the slowest batch takes: only the claim of a process that has died runs out. */
const claimMilliseconds = ({ patience }: MailCarrier): number =>
  Math.ceil(AT_ONCE / ROUND) * patience + STATEMENTS_MILLISECONDS;

/**
 * Sends what is due, a batch of it, and returns how many mails that were. No transaction is open meanwhile: a process
 * that dies between sending and settling leaves its claim behind, and when that runs out the rest of the batch is sent,
 * and the round that was on its way once more.
 */
export async function deliverMails(needs: DeliveryNeeds): Promise<number> {
  const [now, token] = [needs.now(), needs.random(32, 'hex')];
  const until = new Date(now.getTime() + claimMilliseconds(needs.carrier));
  const claimed = await needs.mails.claim({ token, now, until, limit: AT_ONCE });
  const facts = readFacts(
    needs,
    claimed.map(({ mail }) => mail),
  );
  const send = async (one: StoredMail): Promise<MailSettlement> => ({
    id: one.id,
    outcome: outcomeOf(needs, one, await tryOnce(needs, one, facts)),
  });
  for (let from = 0; from < claimed.length; from += ROUND) {
    await needs.mails.settle(token, await Promise.all(claimed.slice(from, from + ROUND).map(send)));
  }
  return claimed.length;
}

/** A letter that cannot be written now, for whatever bug, may be when the shop was mended: that is no end. */
async function tryOnce(
  { letters, carrier }: DeliveryNeeds,
  { id, mail, createdAt }: StoredMail,
  factsOf: ReturnType<typeof readFacts>,
): Promise<Delivery> {
  try {
    const facts = (await factsOf)(mail);
    if (!facts) return { ok: false, isFinal: true, reason: 'the order is gone' };
    const letter = letters.write(facts);
    return await carrier.deliver({ ...letter, id, to: mail.to, date: createdAt });
  } catch (error) {
    return { ok: false, isFinal: false, reason: String(error) };
  }
}

function outcomeOf(needs: DeliveryNeeds, stored: StoredMail, delivery: Delivery): MailOutcome {
  const at = needs.now();
  if (delivery.ok) return { kind: 'sent', at, mail: withoutSecret(stored.mail) };
  const pause = delivery.isFinal ? null : nextTryIn(stored.tries, chance(needs));
  const error = delivery.reason;
  const outcome: Exclude<MailOutcome, { kind: 'sent' }> =
    pause === null
      ? { kind: 'failed', at, error }
      : { kind: 'later', nextTryAt: new Date(at.getTime() + pause), error };
  needs.onTrouble(stored, outcome);
  return outcome;
}

const chance = ({ random }: Pick<Needs, 'random'>): number => Number.parseInt(random(6, 'hex'), 16) / 0x1000000;
