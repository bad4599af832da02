interface Limits {
  readonly atOnce: number;
  /** More than these are turned away at once. */
  readonly waiting: number;
}

/** Runs at most so many pieces of work at the same time, the rest in the order they came. */
export function createTurns({ atOnce, waiting }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  const begin = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw new Error(`${waiting} passwords are waiting to be hashed already`);
    return new Promise((resolve) => queue.push(resolve));
  };
  const end = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
