import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type MailboxLetter, readEml } from '../carriers/read-eml.ts';

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** What was taken, in order. */
  readonly mailbox: readonly MailboxLetter[];
  close(): Promise<void>;
}

/** A real mail server. What `refuse` throws, with its `responseCode`, it answers at the end of the letter. */
export async function startMailServer(
  refuse: (letter: MailboxLetter) => void = () => undefined,
  rest: SMTPServerOptions = {},
): Promise<MailServer> {
  const mailbox: MailboxLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, done) {
      try {
        const letter = readEml(await buffer(stream));
        refuse(letter);
        mailbox.push(letter);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    ...rest,
  });
  // What a torn connection does to the server is no news to a test.
  server.on('error', () => undefined);
  const listening: Server = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const answer = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
