import type { Change } from '#engine/usecases/ports/changes.ts';

export type ChangeListener = (changes: readonly Change[]) => void;

/** What the processes of the shop have changed, after their commits. */
export interface ChangeFeed {
  /** Calls for what the database notifies, in the order of all commits. Returns how to stop listening. */
  onChange(listener: ChangeListener): () => void;
  /** Calls before that for this process's own commits, so that it never shows what it has just changed. */
  onOwnCommit(listener: ChangeListener): void;
  /** The unit of work calls it after its commit. */
  committed: ChangeListener;
  /** Tells this process alone what is different without a commit. */
  announce: ChangeListener;
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
  const notify = (changes: readonly Change[]) => {
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
      announce: notify,
    },
    onNotification: (payload) => notify(decodeChanges(payload)),
    onGap: () => notify(EVERYTHING),
  };
}

/** PostgreSQL takes at most 8000 bytes in one notification; so many changes, each with its counted pieces, have 4000. */
const CHANGES_PER_NOTIFICATION = 15;
/** More than the largest order changes. Above it, reading everything again is quicker than reading single products. */
const MAX_CHANGES = 250;

/** As notifications, in their order. */
export function encodeChanges(changes: readonly Change[]): readonly string[] {
  if (changes.length > MAX_CHANGES) return [JSON.stringify(EVERYTHING)];
  const payloads: string[] = [];
  for (let from = 0; from < changes.length; from += CHANGES_PER_NOTIFICATION) {
    payloads.push(JSON.stringify(changes.slice(from, from + CHANGES_PER_NOTIFICATION)));
  }
  return payloads;
}

/** A payload that this release cannot read means that anything may have changed. */
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
