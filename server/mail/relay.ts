import { setTimeout as sleep } from 'node:timers/promises';

export interface RelayNeeds {
  /** Sends a batch of what is due; returns how many mails that were. */
  deliver(): Promise<number>;
  /** Ends what is still on its way over the network. */
  closeConnections(): Promise<void>;
  onError(error: unknown): void;
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
export function createRelay({ deliver, closeConnections, onError }: RelayNeeds): Relay {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isClosing = false;

  async function empty(): Promise<void> {
    while (isWoken && !isClosing) {
      await sleep(PAUSE_MILLISECONDS, undefined, { ref: false });
      if (isClosing) return;
      isWoken = false;
      if ((await deliver()) > 0) isWoken = true;
    }
  }

  function wake(): void {
    isWoken = true;
    if (isClosing) return;
    running ??= empty()
      .catch(onError)
      .finally(() => {
        running = null;
        if (isWoken) wake();
      });
  }

  async function settled(): Promise<void> {
    while (running) await running;
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
      await closeConnections();
      await settled();
    },
  };
}
