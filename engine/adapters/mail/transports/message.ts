import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from '#engine/usecases/ports/mail.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface InlineImage {
  /** Its name in the HTML: `cid:…`. */
  readonly cid: string;
  readonly file: string;
  readonly bytes: Buffer;
}

/** What all emails of the shop have in common. */
export interface EmailIdentity {
  readonly from: Sender;
  /** Attached to each email that shows it. */
  readonly inlineImages: readonly InlineImage[];
}

/** The same at every attempt, so that mail programs recognise duplicates (RFC 5322 §3.6.4). */
const messageId = ({ id, date }: Pick<OutgoingEmail, 'id' | 'date'>, { address }: Sender): string =>
  `<mail-${id}.${date.getTime()}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** RFC 8058 §3.1. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function toMessage(email: OutgoingEmail, { from, inlineImages }: EmailIdentity): SendMailOptions {
  const shown = inlineImages.filter(({ cid }) => email.html.includes(`cid:${cid}`));
  return {
    from,
    to: { name: '', address: email.to },
    ...(email.replyTo && email.replyTo.address !== from.address && { replyTo: email.replyTo }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    // Otherwise all letters are counted to choose between the two.
    textEncoding: 'quoted-printable',
    attachments: shown.map(({ cid, file, bytes }) => ({
      cid,
      filename: file,
      content: bytes,
      contentDisposition: 'inline' as const,
    })),
    messageId: messageId(email, from),
    date: email.date,
    headers: {
      // Prevents out-of-office replies (RFC 3834 §5).
      'Auto-Submitted': 'auto-generated',
      ...(email.unsubscribeUrl !== undefined && unsubscribeHeaders(email.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
