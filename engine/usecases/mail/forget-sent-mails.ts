import type { Needs } from '../ports.ts';

const DAY = 24 * 60 * 60_000;
const KEPT_DAYS = 90;

/** Letters hold names and addresses: what was sent long ago is of no more use than harm. Returns how many. */
export const forgetSentMails = ({ mails, now }: Pick<Needs, 'mails' | 'now'>): Promise<number> =>
  mails.forgetSent(new Date(now().getTime() - KEPT_DAYS * DAY));
