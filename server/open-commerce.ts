import type { Logger } from 'pino';
import type { Change, Engine } from '#engine/index.ts';
import { createShop, type OpenShop } from '#storefront/gateway/create-shop.ts';
import type { Shop } from '#storefront/gateway/shop.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { startScheduler } from './chores/scheduler.ts';
import { shopChores } from './chores/shop-chores.ts';
import { closeInOrder } from './close-in-order.ts';
import type { Config } from './config.ts';
import type { AnswerApi } from './http/api-handler.ts';
import { type OpenEngine, openEngine } from './open-engine.ts';

interface Needs {
  readonly config: Config;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
  onProgress(line: string): void;
}

/** The shop's backend, whichever it is. */
export interface Commerce {
  readonly shop: Shop;
  /** The API over HTTP; null over another backend, which has its own. */
  readonly answerApi: AnswerApi | null;
  /** What gives out bought files; null over another backend, which does so itself. */
  readonly downloads: Pick<Engine['usecases'], 'openDownload' | 'takeDownload'> | null;
  /** Takes what visitors write to the shop; null over another backend, whose mail is its own. */
  readonly sendContactMessage: Engine['usecases']['sendContactMessage'] | null;
  /** Takes what payment gateways tell; null over another backend, which is told itself. */
  readonly hearOfPayment: Engine['usecases']['hearOfPayment'] | null;
  /** The pages on which test cards are entered; null where none are taken. */
  readonly testCards: OpenEngine['testCards'];
  /** Told, once the shop itself knows better, which kept pages show something old. */
  onPagesChanged(listener: (tags: readonly string[]) => void): void;
  isHealthy(): Promise<boolean>;
  /** Resolves when the embedded database dies by itself. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/** How old the list of products may get over a backend that does not tell of its changes. */
const REMOTE_MAX_AGE_MS = 60_000;

export const openCommerce = (needs: Needs): Promise<Commerce> =>
  needs.config.commerceApiUrl === null ? openEmbedded(needs) : openRemote(needs.config.commerceApiUrl, needs);

const onTrouble = (logger: Logger) => (error: unknown) => logger.error({ err: error }, 'the catalogue was not renewed');

async function openEmbedded(needs: Needs): Promise<Commerce> {
  const { engine, mail, testCards, ...database } = await openEngine(needs);
  const shop = createShop(engine.execute, { maxAgeMs: null, onTrouble: onTrouble(needs.logger) });
  const listeners: ((tags: readonly string[]) => void)[] = [];
  engine.onChange(async (changes) => {
    const tags = await renew(shop, changes);
    for (const listener of listeners) listener(tags);
  });
  const scheduler = startScheduler([...shopChores(engine.usecases, needs.logger), mail.chore], (chore, error) =>
    needs.logger.error({ err: error, chore }, 'a chore failed'),
  );
  return {
    ...database,
    close: () => closeInOrder([scheduler, database]),
    shop,
    answerApi: engine.answer,
    downloads: engine.usecases,
    sendContactMessage: engine.usecases.sendContactMessage,
    hearOfPayment: engine.usecases.hearOfPayment,
    testCards,
    onPagesChanged: (listener) => {
      listeners.push(listener);
    },
  };
}

/** Brings the shop's lists up to date and says which pages are not. */
async function renew(shop: OpenShop, changes: readonly Change[]): Promise<readonly string[]> {
  const products = changes.flatMap((change) => (change.kind === 'product' ? [change.id] : []));
  const isWhole = changes.some(({ kind }) => kind === 'catalog');
  if (isWhole) await shop.catalogueChanged('everything');
  else if (products.length > 0) await shop.catalogueChanged(products);
  return [
    ...(isWhole || products.length > 0 ? ['catalogue'] : []),
    ...(changes.some(({ kind }) => kind === 'articles') ? ['posts'] : []),
  ];
}

async function openRemote(url: string, { logger }: Needs): Promise<Commerce> {
  return {
    shop: createShop(createHttpApi({ url }), { maxAgeMs: REMOTE_MAX_AGE_MS, onTrouble: onTrouble(logger) }),
    answerApi: null,
    downloads: null,
    sendContactMessage: null,
    hearOfPayment: null,
    testCards: null,
    onPagesChanged: () => {},
    isHealthy: async () => true,
    lost: new Promise(() => {}),
    close: async () => {},
  };
}
