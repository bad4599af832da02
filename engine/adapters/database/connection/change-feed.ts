import type { Change } from '#engine/usecases/ports/unit-of-work.ts';

export type ChangeListener = (changes: readonly Change[]) => void;

/** What the processes of the shop have changed, told after their commit. */
export interface ChangeFeed {
  /** Told by the database, in the order of all commits. Returns how to stop listening. */
  onChange(listener: ChangeListener): () => void;
  /** Told before that of what this process has committed itself, so that it never shows what it has just changed. */
  onOwnCommit(listener: ChangeListener): void;
  /** Said by whoever commits. */
  committed: ChangeListener;
}

export interface ChangeSource {
  readonly feed: ChangeFeed;
  onNotification(payload: string): void;
  /** Some notifications may have been missed. */
  onGap(): void;
}

const EVERYTHING: readonly Change[] = [{ kind: 'catalog' }, { kind: 'articles' }];

export function createChangeSource(): ChangeSource {
  const listeners = new Set<ChangeListener>();
  const ownListeners = new Set<ChangeListener>();
  const tell = (changes: readonly Change[]) => {
    for (const listener of listeners) listener(changes);
  };
  return {
    feed: {
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onOwnCommit(listener) {
        ownListeners.add(listener);
      },
      committed(changes) {
        for (const listener of ownListeners) listener(changes);
      },
    },
    onNotification: (payload) => tell(decodeChanges(payload)),
    onGap: () => tell(EVERYTHING),
  };
}

/** PostgreSQL takes at most 8000 bytes in one notification. So many, with the pieces of a cart's 100 lines, have 4000. */
const CHANGES_IN_ONE = 15;
/** More than the largest order changes. From here on everything is read again more quickly than products one by one. */
const MOST_CHANGES = 250;

/** As notifications, in their order. */
export function encodeChanges(changes: readonly Change[]): readonly string[] {
  if (changes.length > MOST_CHANGES) return [JSON.stringify(EVERYTHING)];
  const payloads: string[] = [];
  for (let from = 0; from < changes.length; from += CHANGES_IN_ONE) {
    payloads.push(JSON.stringify(changes.slice(from, from + CHANGES_IN_ONE)));
  }
  return payloads;
}

/** A payload of another release, or of nobody we know, means: anything. */
function decodeChanges(payload: string): readonly Change[] {
  try {
    const changes: unknown = JSON.parse(payload);
    return Array.isArray(changes) && changes.every(isChange) ? changes : EVERYTHING;
  } catch {
    return EVERYTHING;
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'product') return 'id' in value && typeof value.id === 'number';
  if (value.kind === 'stock') return 'productId' in value && 'totalSales' in value && 'left' in value;
  return value.kind === 'catalog' || value.kind === 'articles';
}
