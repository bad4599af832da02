import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Generated, Json } from './columns.ts';

export interface MailTables {
  readonly mail_outbox: {
    readonly id: Generated<number>;
    readonly mail: Json<Mail>;
    readonly created_at: Generated<Date>;
    readonly next_try_at: Date | null;
    readonly attempts: Generated<number>;
    readonly last_error: string | null;
    readonly sent_at: Date | null;
    readonly given_up_at: Date | null;
    readonly claim: string | null;
    readonly claimed_until: Date | null;
  };
}
