import type { Needs, UnitOfWork } from '../ports.ts';

/** Calls `wake` each time a transaction that owes a mail has committed, and never when it has not. */
export const wakeAfterCommit =
  (unitOfWork: Needs['unitOfWork'], wake: () => void): Needs['unitOfWork'] =>
  async (work) => {
    let owes = false;
    const watched = (shop: UnitOfWork): UnitOfWork => ({
      ...shop,
      outbox: {
        add(...mails) {
          owes ||= mails.length > 0;
          return shop.outbox.add(...mails);
        },
      },
    });
    const answer = await unitOfWork((shop) => work(watched(shop)));
    if (owes) wake();
    return answer;
  };
