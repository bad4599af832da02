/** The longest that one request may keep the process from all others, in milliseconds, beside one row of a list. */
const TURN_MS = 8;

/** Lets a long request work in turns, so that the requests of others are answered in between. */
export interface Turns {
  /** Null while there is time left in this turn; else what to await before going on. */
  pass(): Promise<void> | null;
  /** Calls back in a later turn of the event loop, once no part of the request waits for its own. */
  whenNoneWaits(act: () => void): void;
}

/** When the present turn of the event loop began, whichever request used it; null before any has. */
let begunAt: number | null = null;

function beginTurn(): number {
  const now = performance.now();
  begunAt = now;
  setImmediate(() => {
    begunAt = null;
  });
  return now;
}

const isOver = (): boolean => performance.now() - (begunAt ?? beginTurn()) > TURN_MS;

/** The turns of one request. Of all its parts that wait, one goes on in each turn of the event loop. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const turns: Turns = {
    pass() {
      // Those that wait come first: else a part that never waits would overtake them all.
      if (waiting === 0 && !isOver()) return null;
      waiting += 1;
      last = last.then(nextTurn).then(() => {
        waiting -= 1;
      });
      return last;
    },
    whenNoneWaits: (act) => void setImmediate(() => (waiting === 0 ? act() : turns.whenNoneWaits(act))),
  };
  return turns;
}

/** Of work that is a part of a row: the whole row is made in one turn. */
export const WITHIN_A_ROW: Turns = { pass: () => null, whenNoneWaits: (act) => void setImmediate(act) };

function nextTurn(): Promise<void> | undefined {
  if (!isOver()) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      beginTurn();
      resolve();
    });
  });
}

/** The rows one after the other, with a break whenever a turn is over. */
export async function* rowsInTurns<T>(rows: readonly T[], turns: Turns): AsyncGenerator<T> {
  for (const row of rows) {
    const turn = turns.pass();
    if (turn) await turn;
    yield row;
  }
}

/** JSON of a value that may be large: its outer levels are written in turns. */
export async function jsonInTurns(value: unknown, turns: Turns): Promise<string> {
  const parts: string[] = [];
  for (const part of partsOf(value, OUTER_LEVELS)) {
    parts.push(part);
    const turn = turns.pass();
    if (turn) await turn;
  }
  return parts.join('');
}

/** Of a response: the data, a list, its rows, and the same once more for lists in the rows. */
const OUTER_LEVELS = 7;

function* partsOf(value: unknown, levels: number): Generator<string> {
  if (typeof value !== 'object' || value === null || 'toJSON' in value || levels === 0) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, inside]) => inside !== undefined);
  yield isList ? '[' : '{';
  for (const [index, [key, inside]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}${isList ? '' : `${JSON.stringify(key)}:`}`;
    yield* partsOf(inside, levels - 1);
  }
  yield isList ? ']' : '}';
}
