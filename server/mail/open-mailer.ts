import { join } from 'node:path';
import type { Logger } from 'pino';
import { SITE } from '#contract/site.ts';
import { createEmailRenderer } from '#engine/adapters/mail/render-email.ts';
import { fileTransport } from '#engine/adapters/mail/transports/file-transport.ts';
import type { EmailIdentity } from '#engine/adapters/mail/transports/message.ts';
import { smtpTransport } from '#engine/adapters/mail/transports/smtp-transport.ts';
import { type DeliveryNeeds, deliverMails } from '#engine/usecases/mail/deliver-mails.ts';
import type { Needs } from '#engine/usecases/ports/ports.ts';
import type { Config } from '../config/config.ts';
import type { Job } from '../jobs/scheduler.ts';
import { brandPictures } from '../own-shop/own-shop.ts';
import { type AttachedLogo, emailLogo } from './email-logo.ts';
import { createRelay } from './relay.ts';

interface MailerNeeds {
  readonly config: Pick<Config, 'mail' | 'dataFolder'>;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly needs: Needs;
}

export interface Mailer {
  /** An email may be due. */
  wake(): void;
  /** Finds emails to try again, and those of a process that could not wake this one. */
  readonly job: Job;
  /** Resolves when no email is due any more. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Folder of the emails of a shop without a mail server. */
export const mailFolder = (dataFolder: string): string => join(dataFolder, 'mail');

/** Sends the emails of the outbox for as long as the shop is open. */
export async function openMailer({ config, baseUrl, logger, needs }: MailerNeeds): Promise<Mailer> {
  const logo = await emailLogo(brandPictures());
  const transport = openTransport(config, logger, logo);
  const { currency, currencyDecimals } = needs.settings;
  const delivery: DeliveryNeeds = {
    ...needs,
    transport,
    emails: createEmailRenderer({
      name: SITE.siteName,
      email: SITE.email,
      get whatsapp() {
        return SITE.whatsapp;
      },
      baseUrl,
      logo: logo === null ? null : logo.shown,
      get footer() {
        return SITE.emailFooter;
      },
      get holidayNotice() {
        return SITE.holiday?.notice ?? null;
      },
      moneyLocale: SITE.moneyLocale,
      dateLocale: SITE.dateLocale,
      timeZone: SITE.timeZone,
      currency,
      currencyDecimals,
    }),
    onFailure({ id, mail, attempts }, { kind, error }) {
      const facts = { mail: id, kind: mail.kind, attempts, reason: error };
      if (kind === 'failed') logger.error(facts, 'an email could not be sent and was given up');
      else logger.warn(facts, 'an email could not be sent and will be tried again');
    },
  };
  const relay = createRelay({
    deliver: () => deliverMails(delivery),
    closeConnections: transport.close,
    onError: (error) => logger.error({ err: error }, 'the outbox could not be read'),
  });
  return {
    wake: relay.wake,
    // Not awaited: a slow mail server must not keep the shop from closing.
    job: { name: 'mail', everySeconds: 15, run: async () => relay.wake() },
    run: relay.run,
    close: relay.close,
  };
}

function openTransport({ mail, dataFolder }: MailerNeeds['config'], logger: Logger, logo: AttachedLogo | null) {
  const identity: EmailIdentity = { from: mail.from, inlineImages: logo ? [logo.image] : [] };
  if (mail.server) return smtpTransport(mail.server, identity);
  const written = fileTransport(
    {
      folder: mailFolder(dataFolder),
      onWritten: ({ file, subject }) => logger.info({ file, subject }, 'an email was written to a file'),
    },
    identity,
  );
  return { ...written, close: async () => {} };
}
