import { GUEST_ID_DIGITS, guestId } from '#engine/domain/sessions/session.ts';
import type { Needs } from '../ports.ts';

/** The id of a new visitor. Nothing is stored until there is something to remember. */
export const startGuest = ({ random }: Pick<Needs, 'random'>): string => guestId(random(GUEST_ID_DIGITS, 'hex'));
