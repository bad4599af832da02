import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailCarrier, Parcel } from '#engine/usecases/ports/letters.ts';
import { type Stationery, toMessage } from './message.ts';

export interface MailFolder {
  readonly folder: string;
  /** Told of each letter that was written down. */
  onWritten(letter: { readonly file: string; readonly to: string; readonly subject: string }): void;
}

/** Milliseconds. No disk that works takes as long. */
const LONGEST_WRITE = 10_000;

/** Sorts by time; the same letter again is the same file. */
const fileOf = ({ id, date }: Parcel): string => `${date.toISOString().replace(/\D/g, '').slice(0, 14)}-${id}.eml`;

/** Writes letters down instead of sending them: for a machine without a mail server. */
export function fileCarrier({ folder, onWritten }: MailFolder, stationery: Stationery): MailCarrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    patience: LONGEST_WRITE,
    async deliver(parcel) {
      const { message } = await transport.sendMail(toMessage(parcel, stationery));
      const file = join(folder, fileOf(parcel));
      await mkdir(folder, { recursive: true });
      // Whole or not at all: another program may be reading the folder.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onWritten({ file, to: parcel.to, subject: parcel.subject });
      return { ok: true };
    },
  };
}
