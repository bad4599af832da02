import { DAY_MS } from '#engine/domain/durations.ts';
import { withoutSecret } from '#engine/domain/mail/mail.ts';
import type { MailQuery, MailState, StoredMail } from '../ports/mail.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

/** What an operator may see of the outbox and do with it. Secrets in mails are never shown. */
export const manageOutbox = ({ mails }: Pick<Needs, 'mails'>) => ({
  /** Newest first. */
  list: async (query: MailQuery): Promise<readonly StoredMail[]> => (await mails.list(query)).map(forOperator),

  async show(id: number): Promise<StoredMail | null> {
    const mail = await mails.find(id);
    return mail && forOperator(mail);
  },

  count: (state: MailState): Promise<number> => mails.count(state),

  /** Makes one delayed or failed mail due at once; without an id, all of them. Returns how many. */
  retry: (id: number | null): Promise<number> => mails.retry(id),
});

const forOperator = (stored: StoredMail): StoredMail => ({ ...stored, mail: withoutSecret(stored.mail) });

/** Calls `wake` after each commit of a transaction that has put mail into the outbox. */
export const wakeAfterCommit =
  (unitOfWork: Needs['unitOfWork'], wake: () => void): Needs['unitOfWork'] =>
  async (work) => {
    let hasMail = false;
    const watched = (shop: UnitOfWork): UnitOfWork => ({
      ...shop,
      outbox: {
        add(...mails) {
          hasMail ||= mails.length > 0;
          return shop.outbox.add(...mails);
        },
      },
    });
    const result = await unitOfWork((shop) => work(watched(shop)));
    if (hasMail) wake();
    return result;
  };

const RETENTION_DAYS = 90;

/** Mails hold names and addresses, so they are kept no longer than they are useful. Returns how many were deleted. */
export const deleteOldSentMails = ({ mails, now }: Pick<Needs, 'mails' | 'now'>): Promise<number> =>
  mails.deleteSentBefore(new Date(now().getTime() - RETENTION_DAYS * DAY_MS));
