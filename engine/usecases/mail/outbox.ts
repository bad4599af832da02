import { withoutSecret } from '#engine/domain/mail/without-secret.ts';
import type { MailQuery, StoredMail } from '../ports/mails.ts';
import type { Needs } from '../ports.ts';

/** What an operator may see and do with the mails the shop owes. Secrets of letters are not among it. */
export const manageOutbox = ({ mails }: Pick<Needs, 'mails'>) => ({
  /** Newest first. */
  list: async (query: MailQuery): Promise<readonly StoredMail[]> => (await mails.list(query)).map(shownToOperator),

  async show(id: number): Promise<StoredMail | null> {
    const mail = await mails.find(id);
    return mail && shownToOperator(mail);
  },

  /** One mail that rests or was given up, or all that were given up, is due at once. Returns how many. */
  retry: (id: number | null): Promise<number> => mails.retry(id),
});

const shownToOperator = (stored: StoredMail): StoredMail => ({ ...stored, mail: withoutSecret(stored.mail) });
