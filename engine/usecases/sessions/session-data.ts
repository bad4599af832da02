import { ok } from '#engine/domain/result.ts';
import { changeData, type SessionDataRefusal } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { openSession } from './open-session.ts';

type Data = Readonly<Record<string, string>>;

/** Stores data of the client in the session. */
export const updateSessionData = (
  needs: Needs,
  caller: Caller,
  entries: readonly (readonly [string, string])[],
): Promise<Changed<null, SessionDataRefusal>> =>
  changeSession<null, SessionDataRefusal>(needs, caller, ({ session }) => {
    const next = changeData(session, entries);
    return next.ok ? ok({ session: next.value, value: null }) : next;
  });

/** Deletes the session, and returns the client's data that was in it. */
export const forgetSession = (needs: Needs, caller: Caller): Promise<Data> =>
  needs.unitOfWork(async ({ sessions }) => {
    const { data } = openSession(needs, caller, await sessions.forUpdate(caller.customerId));
    await sessions.remove(caller.customerId);
    return data;
  });
