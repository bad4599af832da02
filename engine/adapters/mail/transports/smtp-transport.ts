import { createTransport } from 'nodemailer';
import { isEmail } from '#engine/domain/addresses/check-address.ts';
import type { DeliveryResult, MailTransport } from '#engine/usecases/ports/mail.ts';
import { composeMessage } from './compose-message.ts';
import type { EmailIdentity } from './message.ts';

const SECOND_MS = 1000;

/** For one email, the wait for a free connection included. */
const SEND_TIMEOUT_MS = 90 * SECOND_MS;

/** Milliseconds. Together they stay below the timeout of one email. */
const STEP_TIMEOUTS = {
  connectionTimeout: 15 * SECOND_MS,
  greetingTimeout: 15 * SECOND_MS,
  socketTimeout: 45 * SECOND_MS,
} as const;

export interface SmtpTransport extends MailTransport {
  /** Ends the connections at once. What is being sent counts as failed. */
  close(): Promise<void>;
}

/** Sends emails to a mail server over a pool of connections. */
export function smtpTransport(server: SmtpServer, identity: EmailIdentity): SmtpTransport {
  const transport = createTransport({ ...server, ...STEP_TIMEOUTS, pool: true, maxConnections: 5 });
  return {
    timeoutMs: SEND_TIMEOUT_MS,
    async send(email) {
      if (!isEmail(email.to)) return { ok: false, isFinal: true, reason: 'the recipient is not a valid email address' };
      try {
        await transport.sendMail({ ...composeMessage(email, identity), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

function failureOf(error: unknown): DeliveryResult {
  if (!(error instanceof Error)) return { ok: false, isFinal: false, reason: String(error) };
  const isNotTls = error.message.includes('wrong version number');
  const reason = isNotTls
    ? 'the mail server does not begin with TLS at this port: write smtp://, not smtps://'
    : error.message;
  return { ok: false, isFinal: isAboutTheEmail(error), reason };
}

interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}

/** A server that relays for nobody it does not know says so at the recipient (RFC 3463: 5.7.x). */
const NOT_FOR_THIS_SHOP = /\b530\b|\b5\.7\.\d+\b|\brelay/i;

/**
 * Whether every further attempt would be refused like this one: a 5xx reply to the recipient or the content. At the greeting, the
 * login or the sender it is about the shop, and passes once its settings are right.
 */
function isAboutTheEmail({ responseCode = 0, command, message }: SmtpError): boolean {
  if (responseCode < 500) return false;
  return command === 'DATA' || (command === 'RCPT TO' && !NOT_FOR_THIS_SHOP.test(message));
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on. */
  readonly secure: boolean;
  /** Never goes on without STARTTLS. */
  readonly requireTLS: boolean;
  readonly tls: {
    /** Whether it must show a certificate that is trusted here. */
    readonly rejectUnauthorized: boolean;
  };
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** Always begins with TLS (RFC 8314 §3.3). */
const TLS_PORT = 465;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `smtp://user:password@host:587` or `smtps://…`. A password leaves this machine only through TLS. Mail servers on this machine
 * usually offer TLS with a certificate of their own making.
 */
export function parseSmtpUrl(address: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:' || port === String(TLS_PORT);
  const isHere = LOOPBACK.has(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? TLS_PORT : 587),
    secure,
    requireTLS: !secure && username !== '' && !isHere,
    tls: { rejectUnauthorized: !isHere },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
