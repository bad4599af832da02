import type { Logger } from 'pino';
import type { Shop } from '#storefront/gateway/shop.ts';
import type { Config } from './config.ts';
import { openEngine } from './open-engine.ts';

interface Needs {
  readonly config: Config;
  readonly baseUrl: string;
  readonly logger: Logger;
  onProgress(line: string): void;
}

/** The shop's backend, whichever it is. */
export interface Commerce {
  readonly shop: Shop;
  /** The API over HTTP; null over another backend, which has its own. */
  readonly answerApi: ((request: Request) => Promise<Response>) | null;
  /** Told, once the shop knows better, which pages show something old. */
  onPagesChanged(listener: (tags: readonly string[]) => void): void;
  isHealthy(): Promise<boolean>;
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
