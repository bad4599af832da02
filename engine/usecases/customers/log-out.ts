import type { Needs } from '../ports.ts';

/** Ends this one login, its tokens with it. The cart stays stored for the next one. */
export const logOut = (needs: Pick<Needs, 'unitOfWork'>, loginId: string): Promise<void> =>
  needs.unitOfWork((shop) => shop.customers.endLogin(loginId));
