import type { Result } from '#engine/domain/result.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { limitTries } from '../limit-tries.ts';
import type { Needs } from '../ports.ts';

/** What somebody wrote into the contact form, already checked. */
export interface ContactWish {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Goes to the shop's own address, and to no other: the form is no relay. */
export async function sendContactMessage(
  needs: Needs,
  wish: ContactWish,
  clientAddress: string | undefined,
): Promise<Result<null, TriesRefusal>> {
  const { shopEmail: to, shopLanguage: language } = needs.settings;
  const limit = await limitTries(needs, { action: 'contact', subject: wish.email, clientAddress });
  if (limit.ok) await needs.unitOfWork(({ outbox }) => outbox.add({ kind: 'contact', to, language, ...wish }));
  return limit;
}
