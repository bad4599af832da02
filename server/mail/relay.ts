import { setTimeout as sleep } from 'node:timers/promises';

export interface RelayNeeds {
  /** Sends a batch of due emails; returns how many there were. */
  deliver(): Promise<number>;
  /** Closes the connections to the mail server. */
  closeConnections(): Promise<void>;
  onError(error: unknown): void;
}

export interface Relay {
  /** An email may be due. */
  wake(): void;
  /** Resolves when no email is due any more. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Before each batch. Emails gather into batches, and in a rush checkouts go first: an email takes half a millisecond of
 * the process.
 */
const PAUSE_MILLISECONDS = 250;
/** How long the mail server may take while the shop closes. The rest is sent after the next start. */
const GRACE_MILLISECONDS = 5_000;

/**
 * Empties the outbox whenever it is woken, one batch at a time. Ours, because a limiter such as `p-limit` would queue one run
 * for each wake, where any number of wakes needs one.
 */
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
