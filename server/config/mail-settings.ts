import { z } from 'zod';
import { SITE } from '#contract/site.ts';
import type { Sender } from '#engine/adapters/mail/transports/message.ts';
import { parseSmtpUrl, type SmtpServer } from '#engine/adapters/mail/transports/smtp-transport.ts';
import { isEmail } from '#engine/domain/addresses/check-address.ts';

export interface MailSettings {
  /** Null: emails are written to files in the data folder. */
  readonly server: SmtpServer | null;
  readonly from: Sender;
}

export const DEFAULT_SENDER: Sender = { name: SITE.siteName, address: SITE.email };

/** Passwords must not be repeated in a message: the text itself says nothing of the value. */
export const smtpUrl = z
  .string()
  .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname, {
    error: 'must be an address such as smtp://user:password@mail.example:587 or smtps://…',
  })
  .transform(parseSmtpUrl);

/** `halo@shop.example` or `Shop <halo@shop.example>`. */
export const mailFrom = z.string().transform((text, context): Sender => {
  const [, name = '', address = ''] = /^(?:([^<>\p{Cc}]*)<)?([^<>]+?)>?$/u.exec(text.trim()) ?? [];
  if (isEmail(address)) return { name: name.trim().replace(/^"(.*)"$/, '$1') || DEFAULT_SENDER.name, address };
  context.addIssue('must be an address such as halo@shop.example or Shop <halo@shop.example>');
  return z.NEVER;
});
