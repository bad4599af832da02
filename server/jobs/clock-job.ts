import type { Logger } from 'pino';
import type { Job } from './scheduler.ts';

/** Other processes refuse a session of one that is a minute ahead: its visitors would lose their carts. */
const MAX_LEAD_MS = 30_000;

/** Warns of a machine whose clock differs from the database's, which all processes share. `clockLead` in milliseconds. */
export const clockJob = (clockLead: () => Promise<number>, logger: Pick<Logger, 'warn'>): Job => ({
  name: 'compare clocks',
  everySeconds: 600,
  async run() {
    const lead = await clockLead();
    const secondsAhead = Math.round(lead / 1000);
    if (Math.abs(lead) > MAX_LEAD_MS)
      logger.warn({ secondsAhead }, 'the clock of this machine differs from that of the database');
  },
});
