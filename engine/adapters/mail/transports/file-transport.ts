import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport, OutgoingEmail } from '#engine/usecases/ports/mail.ts';
import { composeMessage } from './compose-message.ts';
import type { EmailIdentity } from './message.ts';

export interface MailFolder {
  readonly folder: string;
  /** Called for each email that was written. */
  onWritten(email: { readonly file: string; readonly to: string; readonly subject: string }): void;
}

/** Longer than a working disk takes. */
const WRITE_TIMEOUT_MS = 10_000;

/** Sorts by time. The same email sent again is the same file. */
const fileOf = ({ id, date }: OutgoingEmail): string =>
  `${date.toISOString().replace(/\D/g, '').slice(0, 14)}-${id}.eml`;

/** Writes emails to a folder instead of sending them, for a machine without a mail server. */
export function fileTransport({ folder, onWritten }: MailFolder, identity: EmailIdentity): MailTransport {
  return {
    timeoutMs: WRITE_TIMEOUT_MS,
    async send(email) {
      const file = join(folder, fileOf(email));
      // Looking takes a twentieth of the time of making what is there.
      if (!existsSync(folder)) await mkdir(folder, { recursive: true });
      // Renamed once complete, because another program may be reading the folder.
      await writeFile(`${file}.part`, composeMessage(email, identity).raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onWritten({ file, to: email.to, subject: email.subject });
      return { ok: true };
    },
  };
}
