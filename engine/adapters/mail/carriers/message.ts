import type { SendMailOptions } from 'nodemailer';
import type { Parcel } from '#engine/usecases/ports/letters.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface Picture {
  /** As the letters call it: `cid:…`. */
  readonly cid: string;
  readonly file: string;
  readonly bytes: Buffer;
}

export interface Stationery {
  readonly from: Sender;
  /** Comes along with every letter that shows it. */
  readonly pictures: readonly Picture[];
}

/** The same for every try of a mail: whoever gets it twice can tell (RFC 5322 §3.6.4). */
const messageId = ({ id, date }: Pick<Parcel, 'id' | 'date'>, { address }: Sender): string =>
  `<mail-${id}.${date.getTime()}@${address.slice(address.lastIndexOf('@') + 1)}>`;

export function toMessage(parcel: Parcel, { from, pictures }: Stationery): SendMailOptions {
  const shown = pictures.filter(({ cid }) => parcel.html.includes(`cid:${cid}`));
  return {
    from,
    to: { name: '', address: parcel.to },
    ...(parcel.replyTo && { replyTo: parcel.replyTo }),
    subject: parcel.subject,
    text: parcel.text,
    html: parcel.html,
    attachments: shown.map(({ cid, file, bytes }) => ({
      ...{ cid, filename: file, content: bytes, contentDisposition: 'inline' as const },
    })),
    messageId: messageId(parcel, from),
    date: parcel.date,
    // No out-of-office answer to a letter that nobody typed (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
