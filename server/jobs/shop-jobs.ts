import type { Logger } from 'pino';
import type { Engine } from '#engine/index.ts';
import { finishImports } from '../operator/service/import-csv.ts';
import type { Job } from './scheduler.ts';

const HOUR = 60 * 60;

/** What this shop does by itself while it is open. */
export const shopJobs = (usecases: Engine['usecases'], logger: Pick<Logger, 'error'>): readonly Job[] => [
  { name: 'forget sent mails', everySeconds: 6 * HOUR, run: usecases.deleteOldSentMails },
  { name: 'forget ended sessions, logins and tries', everySeconds: HOUR, run: usecases.purge },
  { name: 'ask after payments', everySeconds: 30, run: usecases.reconcilePayments },
  { name: 'cancel what was not paid in time', everySeconds: 60, run: usecases.cancelOverdue },
  {
    ...{ name: 'finish imports that were broken off', everySeconds: 60 },
    run: (closing) => finishImports({ usecases, logger }, closing),
  },
  { name: 'finish refunds', everySeconds: 60, run: usecases.finishRefunds },
];
