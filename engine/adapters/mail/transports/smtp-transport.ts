import { createTransport } from 'nodemailer';
import { isEmail } from '#engine/domain/addresses/check-address.ts';
import type { DeliveryResult, MailTransport } from '#engine/usecases/ports/mail.ts';
import { type EmailIdentity, toMessage } from './message.ts';

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
        await transport.sendMail({ ...toMessage(email, identity), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

/** A 5xx reply to one of these is about this email. At the greeting or the login it is about the shop, and may pass. */
const MESSAGE_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function failureOf(error: unknown): DeliveryResult {
  const { responseCode, command } = error instanceof Error ? (error as SmtpError) : {};
  const isFinal = (responseCode ?? 0) >= 500 && MESSAGE_COMMANDS.has(command ?? '');
  return { ok: false, isFinal, reason: error instanceof Error ? error.message : String(error) };
}

interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on. */
  readonly secure: boolean;
  /** Never goes on without STARTTLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `smtp://user:password@host:587` or `smtps://…`. A password leaves this machine only through TLS. */
export function parseSmtpUrl(address: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !LOOPBACK.has(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
