import { createTransport } from 'nodemailer';
import { isEmail } from '#engine/domain/places/field-formats.ts';
import type { Delivery, MailCarrier } from '#engine/usecases/ports/letters.ts';
import { type Stationery, toMessage } from './message.ts';
import type { SmtpServer } from './smtp-server-of.ts';

const SECOND = 1000;

/** One send, the wait for a free connection included. */
const LONGEST_SEND = 90 * SECOND;

/** Milliseconds for each step; their sum stays below what one send may take. */
const PATIENCE = { connectionTimeout: 15 * SECOND, greetingTimeout: 15 * SECOND, socketTimeout: 45 * SECOND } as const;

export interface SmtpCarrier extends MailCarrier {
  /** Ends the connections at once: what is on its way counts as failed. */
  close(): Promise<void>;
}

/** Hands letters to a mail server, over a few connections that stay open. */
export function smtpCarrier(server: SmtpServer, stationery: Stationery): SmtpCarrier {
  const transport = createTransport({ ...server, ...PATIENCE, pool: true, maxConnections: 5 });
  return {
    patience: LONGEST_SEND,
    async deliver(parcel) {
      if (!isEmail(parcel.to)) return { ok: false, isFinal: true, reason: 'the address is no e-mail address' };
      try {
        await transport.sendMail({ ...toMessage(parcel, stationery), signal: AbortSignal.timeout(LONGEST_SEND) });
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

/** Where a 5xx is about this one letter. At the greeting or the login it is about the shop, and can be mended. */
const ABOUT_THE_LETTER = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function refusal(error: unknown): Delivery {
  const { responseCode, command } = error instanceof Error ? (error as SmtpError) : {};
  const isFinal = (responseCode ?? 0) >= 500 && ABOUT_THE_LETTER.has(command ?? '');
  return { ok: false, isFinal, reason: error instanceof Error ? error.message : String(error) };
}

interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}
