import { join } from 'node:path';
import type { Logger } from 'pino';
import { downloadRefusedPath } from '#contract/paths.ts';
import type { Config } from './config/config.ts';
import { createApiHandler } from './http/api-handler.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createDownloadHandler, type HandleDownload } from './http/files/download-handler.ts';
import type { Admission } from './http/limits/admission.ts';
import type { createPagesHandler } from './http/pages-handler.ts';
import { createPaymentWebhook } from './http/payment-webhook.ts';
import { createSoldFiles } from './media/sold-files.ts';
import type { OwnEngine } from './open-commerce.ts';
import { createTestCardHandler } from './test-cards/pages/pages.ts';

interface Needs {
  readonly config: Config;
  readonly logger: Logger;
  readonly admission: Admission;
  readonly handlePage: ReturnType<typeof createPagesHandler>;
}

/** What is answered where the engine runs in this process, beside the pages. */
export function engineHandlers(engine: OwnEngine, needs: Needs) {
  const { apiEndpoint, usecases, sendContactMessage: send, testCards } = engine;
  const { config, admission } = needs;
  const { clientAddress } = admission;
  return {
    handleApi: createApiHandler({ ...admission, apiEndpoint, allowedOrigins: config.allowedOrigins }),
    handleDownload: createDownloads(usecases, needs),
    handleContact: createContactHandler({ send, clientAddress }),
    handleWebhook: createPaymentWebhook(usecases.handlePaymentEvent),
    handleTestCards: testCards && createTestCardHandler(testCards),
  };
}

/** Another backend has its own API, sends bought files and emails itself, and is told of payments itself. */
export const NO_ENGINE_HANDLERS = {
  handleApi: null,
  handleDownload: null,
  handleContact: null,
  handleWebhook: null,
  handleTestCards: null,
} as const;

/** Bought files; where one cannot be sent, the storefront's page says why. */
const createDownloads = (
  usecases: OwnEngine['usecases'],
  { config, logger, handlePage }: Pick<Needs, 'config' | 'logger' | 'handlePage'>,
): HandleDownload =>
  createDownloadHandler({
    usecases,
    files: createSoldFiles(join(config.dataFolder, 'files')),
    logger,
    sendRefusal(request, response, reason) {
      const path = downloadRefusedPath(reason);
      request.url = path;
      return handlePage(request, response, path);
    },
  });
