/**
 * What a request is for, by what is let in last when there is too much to do: who places or pays an order, a page that has
 * been in the cache before and will be again, who has a cart, who only looks.
 */
export type Importance = 'ordering' | 'kept' | 'shopping' | 'reading';

/** To be called when the work is done. */
export type Leave = () => void;

/** Turns work away before so much of it waits that nobody is answered in time. */
export interface Overload {
  /** Null when there is too much to do; else resolves when the work may begin. */
  admit(importance: Importance): Promise<Leave> | null;
}

/** How long a request may be expected to take, in milliseconds, to be let in all the same. */
const MAX_WAIT: Readonly<Record<Exclude<Importance, 'ordering'>, number>> = {
  reading: 400,
  shopping: 700,
  // Rendered once, however many ask for it.
  kept: Number.POSITIVE_INFINITY,
};

/** Orders wait for payment gateways rather than for this process. So many at once only bound its memory. */
const MAX_ORDERS = 400;

/** So few are let in without looking at the time: on a slow machine, too, somebody must be. */
const ALWAYS_ADMITTED = 20;
/** With fewer at work the time between two answers says how long one takes, not how many the process can give. */
const MIN_MEASURED = ALWAYS_ADMITTED / 2;

/** Milliseconds between two answers that are expected of a process that has not been busy yet. */
const FIRST_INTERVAL = 8;
/** Weight of the latest answer: the mean is over some fifty. */
const WEIGHT = 0.02;

interface Needs {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Resolves when work of this importance may begin. */
  begin(importance: Importance): Promise<void>;
}

/**
 * How long a request will take is what is at work, times the mean time between two answers (Little's law), whatever they wait
 * for: this process, its database or another backend. Orders are counted apart.
 */
export function createOverload({ now, begin }: Needs): Overload {
  let atWork = 0;
  let orders = 0;
  let interval = FIRST_INTERVAL;
  let answeredAt = now();

  function answered(): void {
    const present = now();
    if (atWork >= MIN_MEASURED) interval += WEIGHT * (present - answeredAt - interval);
    answeredAt = present;
    atWork -= 1;
  }
  function ordered(): void {
    orders -= 1;
  }
  /** Where nothing is answered any more the mean says too little. */
  const expectedWait = () => Math.max((atWork + 1) * interval, now() - answeredAt);

  return {
    admit(importance) {
      if (importance === 'ordering') {
        if (orders >= MAX_ORDERS) return null;
        orders += 1;
        return begin(importance).then(() => once(ordered));
      }
      if (atWork >= ALWAYS_ADMITTED && expectedWait() > MAX_WAIT[importance]) return null;
      if (atWork === 0) answeredAt = now();
      atWork += 1;
      return begin(importance).then(() => once(answered));
    },
  };
}

function once(leave: Leave): Leave {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    leave();
  };
}
