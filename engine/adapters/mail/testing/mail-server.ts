import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseEml, type ReceivedEmail } from '../transports/parse-eml.ts';

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** What was accepted, in order. */
  readonly mailbox: readonly ReceivedEmail[];
  close(): Promise<void>;
}

/** A real mail server. It refuses an email with the error that `refuse` throws and its `responseCode`. */
export async function startMailServer(
  refuse: (email: ReceivedEmail) => void = () => undefined,
  rest: SMTPServerOptions = {},
): Promise<MailServer> {
  const mailbox: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, done) {
      try {
        const email = parseEml(await buffer(stream));
        refuse(email);
        mailbox.push(email);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    ...rest,
  });
  // Tests that break a connection do not care what the server says.
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

export const smtpReply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
