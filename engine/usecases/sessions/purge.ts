import type { Needs } from '../ports/ports.ts';

/** Deletes expired guest sessions, logins and attempts. Called regularly, by any process. */
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
