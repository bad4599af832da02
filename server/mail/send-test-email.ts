import { smtpTransport } from '#engine/adapters/mail/transports/smtp-transport.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import type { DeliveryResult } from '#engine/usecases/ports/mail.ts';
import type { MailSettings } from '../config/mail-settings.ts';

interface TestEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends an email past the outbox, once, to tell whether the mail settings are right. Null without a mail server. */
export async function sendTestEmail(
  { server, from }: MailSettings,
  { to, subject, text }: TestEmail,
): Promise<DeliveryResult | null> {
  if (server === null) return null;
  const transport = smtpTransport(server, { from, inlineImages: [] });
  try {
    const date = new Date();
    return await transport.send({ id: 0, to, subject, text, html: `<p>${escapeHtml(text)}</p>`, date, replyTo: null });
  } finally {
    await transport.close();
  }
}
