import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SITE } from '#contract/site.ts';
import { fileCarrier } from '#engine/adapters/mail/carriers/file-carrier.ts';
import type { Stationery } from '#engine/adapters/mail/carriers/message.ts';
import { smtpCarrier } from '#engine/adapters/mail/carriers/smtp-carrier.ts';
import { createLetters } from '#engine/adapters/mail/letters/write-letter.ts';
import { type DeliveryNeeds, deliverMails } from '#engine/usecases/mail/deliver-mails.ts';
import type { Needs } from '#engine/usecases/ports.ts';
import type { Chore } from '../chores/scheduler.ts';
import type { Config } from '../config.ts';
import { createRelay } from './relay.ts';

interface MailNeeds {
  readonly config: Pick<Config, 'mail' | 'dataFolder'>;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly needs: Needs;
}

export interface Mail {
  /** A letter may be due. */
  wake(): void;
  /** What is due again, or was owed by a process that could not wake this one. */
  readonly chore: Chore;
  /** Resolves when nothing that is due is left. */
  run(): Promise<void>;
  close(): Promise<void>;
}

const WORDMARK = { cid: 'wordmark', file: 'mail-wordmark.png' } as const;

/** Below the data folder: letters of a shop without a mail server. */
export const mailFolder = (dataFolder: string): string => join(dataFolder, 'mail');

/** Sends what the shop owes, for as long as it is open. */
export function openMail({ config, baseUrl, logger, needs }: MailNeeds): Mail {
  const carrier = openCarrier(config, logger);
  const { currency, currencyDecimals } = needs.settings;
  const delivery: DeliveryNeeds = {
    ...needs,
    carrier,
    letters: createLetters({
      ...{ name: SITE.siteName, email: SITE.email, whatsapp: SITE.whatsapp, baseUrl, wordmarkCid: WORDMARK.cid },
      ...{ moneyLocale: SITE.moneyLocale, dateLocale: SITE.dateLocale, timeZone: SITE.timeZone },
      ...{ currency, currencyDecimals },
    }),
    onTrouble({ id, mail, tries }, { kind, error }) {
      const facts = { mail: id, kind: mail.kind, tries, reason: error };
      if (kind === 'failed') logger.error(facts, 'a mail was given up');
      else logger.warn(facts, 'a mail was not sent and is tried again later');
    },
  };
  const relay = createRelay({
    deliver: () => deliverMails(delivery),
    hangUp: carrier.close,
    onTrouble: (error) => logger.error({ err: error }, 'the outbox could not be read'),
  });
  return {
    wake: relay.wake,
    // Not waited for: a slow mail server must not keep the shop from closing.
    chore: { name: 'mail', everySeconds: 15, run: async () => relay.wake() },
    run: relay.run,
    close: relay.close,
  };
}

function openCarrier({ mail, dataFolder }: MailNeeds['config'], logger: Logger) {
  const bytes = readFileSync(join('public', 'images', WORDMARK.file));
  const stationery: Stationery = { from: mail.from, pictures: [{ ...WORDMARK, bytes }] };
  if (mail.server) return smtpCarrier(mail.server, stationery);
  const written = fileCarrier(
    {
      folder: mailFolder(dataFolder),
      onWritten: ({ file, subject }) => logger.info({ file, subject }, 'a mail was written to a file'),
    },
    stationery,
  );
  return { ...written, close: async () => {} };
}
