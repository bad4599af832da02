import type { Engine } from '#engine/index.ts';
import type { Job } from './scheduler.ts';

const HOUR = 60 * 60;

interface Needs {
  readonly usecases: Engine['usecases'];
  /** Stores what interrupted imports have left. */
  finishImports(closing: AbortSignal): Promise<void>;
}

/** What the shop does by itself while it is open. */
export const shopJobs = ({ usecases, finishImports }: Needs): readonly Job[] => [
  { name: 'delete old sent emails', everySeconds: 6 * HOUR, run: usecases.deleteOldSentMails },
  { name: 'delete what is kept no longer', everySeconds: HOUR, run: usecases.purge },
  { name: 'reconcile payments', everySeconds: 30, run: usecases.reconcilePayments },
  { name: 'cancel overdue orders', everySeconds: 60, run: usecases.cancelOverdueOrders },
  { name: 'notify of what is back in stock', everySeconds: 60, run: usecases.notifyBackInStock },
  { name: 'ask for reviews', everySeconds: HOUR, run: usecases.requestReviews },
  { name: 'finish interrupted imports', everySeconds: 60, run: finishImports },
  { name: 'finish refunds', everySeconds: 60, run: usecases.finishRefunds },
];
