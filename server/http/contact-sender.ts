import type { ContactMessage } from '#contract/inputs/contact-message.ts';
import { refusalMessage } from '#contract/refusals.ts';
import type { Engine } from '#engine/index.ts';
import { ok, type Result, refuse } from '#storefront/gateway/result.ts';

/** Mails a checked message to the shop's own address. */
export type SendContactMessage = (message: ContactMessage, clientAddress: string) => Promise<Result<null>>;

/** For `/mail/send` and for the form of the contact page, which count as one. */
export const createContactSender =
  (send: Engine['usecases']['sendContactMessage']): SendContactMessage =>
  async ({ fullName, privacyPolicy: _agreed, ...fields }, clientAddress) => {
    const sent = await send({ ...fields, name: fullName }, clientAddress);
    if (sent.ok) return ok(null);
    const { code, seconds } = sent.refusal;
    const facts = { seconds: String(seconds) };
    return refuse(code, { facts, message: refusalMessage(code, facts) });
  };
