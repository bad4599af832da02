import type { Mail } from '#engine/domain/mail/mail.ts';
import type { MailOutcome, Mails, StoredMail } from '../../ports/mail.ts';
import type { MailRecord, State } from './state.ts';

export function addMail(state: State, mail: Mail): void {
  state.mails.push(mail);
  state.outbox.push({
    id: (state.outbox.at(-1)?.id ?? 0) + 1,
    mail,
    state: 'waiting',
    attempts: 0,
    createdAt: new Date(),
    nextAttemptAt: null,
    settledAt: null,
    lastError: '',
    claim: null,
  });
}

type InTurn = <T>(work: (state: State) => T) => Promise<T>;

export const mails = (inTurn: InTurn): Mails => ({
  claim: ({ now, limit, ...claim }) =>
    inTurn(({ outbox }) =>
      outbox
        .filter((one) => isDue(one, now))
        .slice(0, limit)
        .map((one) => stored(replace(outbox, one, { attempts: one.attempts + 1, claim }))),
    ),
  recordOutcomes: (token, outcomes) =>
    inTurn(({ outbox }) => {
      for (const { id, outcome } of outcomes) {
        const one = outbox.find((record) => record.id === id);
        if (one?.claim?.token !== token) continue;
        if (outcome.kind === 'forgotten') outbox.splice(outbox.indexOf(one), 1);
        else replace(outbox, one, { ...settled(outcome), claim: null });
      }
    }),
  find: (id) => inTurn(({ outbox }) => outbox.filter((one) => one.id === id).map(stored)[0] ?? null),
  list: ({ state, orderId, kinds, limit }) =>
    inTurn(({ outbox }) =>
      outbox
        .filter((one) => state === undefined || one.state === state)
        .filter(({ mail }) => orderId === undefined || ('orderId' in mail && mail.orderId === orderId))
        .filter(({ mail }) => kinds?.includes(mail.kind) ?? true)
        .reverse()
        .slice(0, limit)
        .map(stored),
    ),
  count: (state) => inTurn(({ outbox }) => outbox.filter((one) => one.state === state).length),
  retry: (id) =>
    inTurn(({ outbox }) => {
      const again = outbox.filter((one) => isUnsent(one) && (id === null || one.id === id));
      for (const one of again) {
        replace(outbox, one, { state: 'waiting', attempts: 0, nextAttemptAt: null, settledAt: null });
      }
      return again.length;
    }),
  deleteSentBefore: (before) =>
    inTurn(({ outbox }) => {
      const old = outbox.filter(({ state, settledAt }) => state === 'sent' && settledAt && settledAt < before);
      for (const one of old) outbox.splice(outbox.indexOf(one), 1);
      return old.length;
    }),
});

const isDue = ({ state, nextAttemptAt, claim }: MailRecord, now: Date): boolean =>
  state === 'waiting' && (nextAttemptAt === null || nextAttemptAt <= now) && (claim === null || claim.until <= now);

const isUnsent = ({ state, claim }: MailRecord): boolean => state !== 'sent' && claim === null;

function settled(outcome: Exclude<MailOutcome, { kind: 'forgotten' }>): Partial<MailRecord> {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', settledAt: outcome.at, nextAttemptAt: null, mail: outcome.mail, lastError: '' };
    case 'retry':
      return { nextAttemptAt: outcome.nextAttemptAt, lastError: outcome.error };
    case 'failed':
      return { state: 'failed', settledAt: outcome.at, nextAttemptAt: null, lastError: outcome.error };
  }
}

function replace(outbox: MailRecord[], one: MailRecord, rest: Partial<MailRecord>): MailRecord {
  const next = { ...one, ...rest };
  outbox[outbox.indexOf(one)] = next;
  return next;
}

const stored = ({ claim: _claim, ...mail }: MailRecord): StoredMail => mail;
