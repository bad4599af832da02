import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Result } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';

/** A message from the contact form, already validated. */
export interface ContactRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Goes to the shop's own address only, so that the form cannot be used to send mail to others. */
export async function sendContactMessage(
  needs: Needs,
  request: ContactRequest,
  clientAddress: string | undefined,
): Promise<Result<null, RateLimitRefusal>> {
  const { shopEmail: to, shopLanguage: language } = needs.settings;
  const limit = await rateLimit(needs, { action: 'contact', subject: request.email, clientAddress });
  if (limit.ok) await needs.unitOfWork(({ outbox }) => outbox.add({ kind: 'contact', to, language, ...request }));
  return limit;
}
