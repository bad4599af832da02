import { setTimeout as sleep } from 'node:timers/promises';

export interface RelayNeeds {
  /** Sends a batch of what is due; returns how many mails that were. */
  deliver(): Promise<number>;
  /** Ends what is still on its way over the network. */
  hangUp(): Promise<void>;
  onTrouble(error: unknown): void;
}

export interface Relay {
  /** There may be something to send. */
  wake(): void;
  /** Resolves when nothing that is due is left. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Before each batch. Nobody notices it; letters come together into batches, and in a rush shoppers go first: to write and
 * pack a letter costs two milliseconds that a checkout could have had.
 */
const PAUSE_MILLISECONDS = 250;
/** What a mail server may still take while the shop closes. What it does not is sent after the next start. */
const GRACE_MILLISECONDS = 5_000;

/** Empties the outbox whenever it is woken, in one turn at a time. */
export function createRelay({ deliver, hangUp, onTrouble }: RelayNeeds): Relay {
  let turn: Promise<void> | null = null;
  let isAsked = false;
  let isClosing = false;

  async function empty(): Promise<void> {
    while (isAsked && !isClosing) {
      await sleep(PAUSE_MILLISECONDS, undefined, { ref: false });
      if (isClosing) return;
      isAsked = false;
      if ((await deliver()) > 0) isAsked = true;
    }
  }

  function wake(): void {
    isAsked = true;
    if (isClosing) return;
    turn ??= empty()
      .catch(onTrouble)
      .finally(() => {
        turn = null;
        if (isAsked) wake();
      });
  }

  async function settled(): Promise<void> {
    while (turn) await turn;
  }

  return {
    wake,
    run() {
      wake();
      return settled();
    },
    async close() {
      isClosing = true;
      await Promise.race([settled(), sleep(GRACE_MILLISECONDS, undefined, { ref: false })]);
      await hangUp();
      await settled();
    },
  };
}
