import type { Revisions } from '../../ports/merchant-catalog.ts';
import type { State } from './state.ts';

export function revisions(state: State): Revisions {
  const isOver = (revision: number) => state.stagedRevisions.every((part) => part.revision !== revision);
  const forgetStored = () => {
    for (const revision of state.revisions.keys()) if (isOver(revision)) state.revisions.delete(revision);
  };
  const remove = (id: number) => {
    const place = state.stagedRevisions.findIndex((part) => part.id === id);
    if (place >= 0) state.stagedRevisions.splice(place, 1);
    forgetStored();
  };
  return {
    async stage(parts, { now, until }) {
      if ([...state.revisions.values()].some((kept) => kept > now)) return null;
      const revision = state.nextId++;
      state.revisions.set(revision, until);
      for (const text of parts) state.stagedRevisions.push({ id: state.nextId++, revision, text });
      return revision;
    },
    async take(own, { now, until }) {
      const isFree = (revision: number) => revision === own || (state.revisions.get(revision) ?? now) <= now;
      const part = state.stagedRevisions.find(({ revision }) => isFree(revision)) ?? null;
      if (own !== null && state.revisions.has(own)) state.revisions.set(own, until);
      if (part) remove(part.id);
      return part;
    },
    remove: async (part) => remove(part),
    async release(revision, now) {
      if (state.revisions.has(revision)) state.revisions.set(revision, now);
    },
    isEmpty: async () => state.revisions.size === 0,
  };
}
