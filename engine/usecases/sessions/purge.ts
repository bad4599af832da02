import type { Needs } from '../ports/ports.ts';

/** Throws away what is over: guests' sessions, logins, tries. Asked now and then, by any process. */
export async function purge({
  unitOfWork,
  attempts,
  now,
}: Pick<Needs, 'unitOfWork' | 'attempts' | 'now'>): Promise<void> {
  const at = now();
  await unitOfWork(async ({ sessions, customers }) => {
    await sessions.removeEnded(at);
    await customers.endLoginsBefore(at);
  });
  await attempts.forgetBefore(at);
}
