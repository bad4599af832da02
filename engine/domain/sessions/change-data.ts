import { ok, type Result, refuse } from '../result.ts';
import type { SessionDataRefusal } from './refusals.ts';
import type { Session } from './session.ts';

/** Characters of all keys and values together. */
const ROOM = 4000;

/** Keys with a new value; an empty one takes the key out. */
export function changeData(
  session: Session,
  entries: readonly (readonly [string, string])[],
): Result<Session, SessionDataRefusal> {
  const kept = new Map([...Object.entries(session.data), ...entries].filter(([key]) => key !== ''));
  const data = [...kept].filter(([, value]) => value !== '');
  const taken = data.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (taken > ROOM) return refuse({ code: 'SESSION_DATA_TOO_MUCH', limit: ROOM });
  return ok({ ...session, data: Object.fromEntries(data) });
}
