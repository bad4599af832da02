import { join } from 'node:path';
import type { Logger } from 'pino';
import { UPLOADS_PATH } from '#contract/pictures.ts';
import { SITE } from '#contract/site.ts';
import { clockLead } from '#engine/adapters/database/database-clock.ts';
import type { DatabaseHealth } from '#engine/adapters/database/database-health.ts';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { createEngine, type Engine, type EngineNeeds } from '#engine/index.ts';
import { wakeAfterCommit } from '#engine/usecases/mail/outbox.ts';
import { closeInOrder } from './backend/close-in-order.ts';
import { backendOn } from './backend/open-backend.ts';
import { type CardPayments, openCardPayments } from './backend/open-card-payments.ts';
import type { Config } from './config/config.ts';
import { sessionSecrets } from './config/session-secret.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { clockJob } from './jobs/clock-job.ts';
import { pictureJob } from './jobs/picture-job.ts';
import type { Job } from './jobs/scheduler.ts';
import { type Mailer, openMailer } from './mail/open-mailer.ts';
import { createPictureVersions, type PictureVersions } from './media/picture-versions.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import { watchShop } from './observability/watch-shop.ts';
import { listenForOperator } from './operator/service/listen.ts';
import { createOperatorService } from './operator/service/operator-service.ts';

interface Needs {
  readonly config: Config;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
  /** As it opens. Whoever opened it closes it, after the engine. */
  readonly database: Promise<Database>;
  onProgress(line: string): void;
}

export interface OpenEngine {
  readonly engine: Engine;
  readonly pictureVersions: PictureVersions;
  /** What the server does by itself, beside the use cases. */
  readonly jobs: readonly Job[];
  readonly testCards: CardPayments['testCards'];
  /** Everything computed from the settings, such as prices with tax, is computed anew, in every process. */
  settingsChanged(): void;
  readonly databaseHealth: DatabaseHealth;
  /** Resolves when the embedded database dies by itself. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

const siteOf = (
  { imageUrl }: Config,
  { baseUrl, access, versions }: { baseUrl: string; access: CardPayments['access']; versions: PictureVersions },
): EngineNeeds['site'] => ({
  title: SITE.siteName,
  description: SITE.description,
  baseUrl,
  uploadsUrl: `${imageUrl ?? baseUrl}${UPLOADS_PATH}`,
  ...(imageUrl === null && { ownUploadsUrl: UPLOADS_PATH }),
  pictureVersion: versions.known,
  ...(access && { cards: { publishableKey: access.publishableKey, isTest: access.isTest } }),
  moneyLocale: SITE.moneyLocale,
});

/** The embedded engine over its database, filled with the seed when it is new. */
export async function openEngine({
  config,
  baseUrl,
  logger,
  metrics,
  tracing,
  database: opening,
  onProgress,
}: Needs): Promise<OpenEngine> {
  const cards = await openCardPayments({ config, baseUrl, logger });
  const { database, needs } = await backendOn(opening, { config, stripe: cards.access }).catch(
    async (error: unknown) => {
      await cards.close();
      throw error;
    },
  );
  const mailer = await openMailer({ config, baseUrl, logger, needs });
  const pictureVersions = createPictureVersions(join(config.dataFolder, 'uploads'));
  const waking = { ...needs, unitOfWork: wakeAfterCommit(needs.unitOfWork, mailer.wake) };
  const engine = createEngine({
    needs: metrics ? watchShop(waking, metrics) : waking,
    ...(tracing && { traceOperation: tracing.traceOperation }),
    ...(metrics && { onLookup: metrics.responseLookup }),
    changes: database.changes,
    site: siteOf(config, { baseUrl, access: cards.access, versions: pictureVersions }),
    sessionSecrets: sessionSecrets(config),
    allowedOrigins: config.allowedOrigins,
    log: logger,
  });
  const close = async () => {
    engine.close();
    await closeInOrder([mailer, cards]);
  };
  try {
    if (SITE.status === 'demo') await fillWithDemo({ usecases: engine.usecases, config, onProgress });
  } catch (error) {
    await close();
    throw error;
  }
  const socket = await openOperatorSocket({ engine, database, config, logger });
  if (metrics) addGauges(metrics, engine, database);
  return {
    engine,
    pictureVersions,
    jobs: jobsOf({ mailer, pictureVersions, database, logger }),
    testCards: cards.testCards,
    settingsChanged: () => database.changes.announce([{ kind: 'catalog' }]),
    databaseHealth: database.health,
    lost: database.lost,
    close: () => closeInOrder([socket, { close }]),
  };
}

interface JobNeeds {
  readonly mailer: Mailer;
  readonly pictureVersions: PictureVersions;
  readonly database: Database;
  readonly logger: Logger;
}

const jobsOf = ({ mailer, pictureVersions, database, logger }: JobNeeds): readonly Job[] => [
  mailer.job,
  pictureJob(pictureVersions, database.changes.announce),
  clockJob(() => clockLead(database.db, Date.now), logger),
];

function addGauges({ addGauge }: Metrics, { usecases }: Engine, { connections }: Database): void {
  addGauge({
    name: 'shop_mails',
    help: 'Emails of the outbox: those that wait to be sent, and those that were given up.',
    read: async () => ({
      waiting: await usecases.outbox.count('waiting'),
      failed: await usecases.outbox.count('failed'),
    }),
  });
  addGauge({
    name: 'shop_database_connections',
    help: 'Connections of this process: all, idle ones, and callers who wait for one.',
    read: () => ({ total: connections.total, idle: connections.idle, waiting: connections.waiting }),
  });
}

interface OperatorSocketNeeds {
  readonly engine: Engine;
  readonly database: Database;
  readonly config: Config;
  readonly logger: Logger;
}

/** An embedded database is locked by its shop. The operator's process opens a server's database itself. */
async function openOperatorSocket({
  engine,
  database,
  config,
  logger,
}: OperatorSocketNeeds): Promise<{ close(): Promise<void> }> {
  if (database.kind === 'postgres') return { close: async () => {} };
  const service = createOperatorService({ usecases: engine.usecases, database, logger });
  return listenForOperator({ service, dataFolder: config.dataFolder, logger });
}
