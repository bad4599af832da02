import type { Importance } from './overload.ts';

/**
 * How long work is begun in one turn of the event loop, in milliseconds. In between connections are accepted, one in each turn,
 * and everything is answered that is no work: pages of the cache, files, the health, refusals. While that takes longer, work
 * takes as long, up to a limit: a flood of refusals must not leave it without time.
 */
const TURN_MS = { least: 4, most: 20 } as const;

/** The most important first. */
const ORDER: readonly Importance[] = ['ordering', 'kept', 'shopping', 'reading'];

/**
 * Lets work begin when others had their turn: a request that is worked on as soon as it is read keeps all others waiting that
 * are not even accepted yet. Resolves when the work may begin.
 */
export function createWorkQueue(): (importance: Importance) => Promise<void> {
  const waiting = new Map<Importance, (() => void)[]>(ORDER.map((importance) => [importance, []]));
  const isTurnOver = createTurns();
  /** One call for each that waits: what it begins goes on before the next call. */
  function beginNext(): void {
    if (isTurnOver()) setImmediate(beginNext);
    else [...waiting.values()].find(({ length }) => length > 0)?.shift()?.();
  }
  return (importance) =>
    new Promise((resolve) => {
      waiting.get(importance)?.push(resolve);
      setImmediate(beginNext);
    });
}

function createTurns(): () => boolean {
  /** Of the present turn; null before any work has begun in it. */
  let endsAt: number | null = null;
  /** When the turn before it was over although work was left; null when none was. */
  let wasOverAt: number | null = null;

  return function isTurnOver() {
    const now = performance.now();
    if (endsAt === null) {
      const others = wasOverAt === null ? 0 : now - wasOverAt;
      endsAt = now + Math.min(Math.max(others, TURN_MS.least), TURN_MS.most);
      wasOverAt = null;
      setImmediate(() => {
        endsAt = null;
      });
    }
    const isOver = now > endsAt;
    if (isOver) wasOverAt ??= now;
    return isOver;
  };
}
