import type { Logger } from 'pino';

/**
 * A promise that fails with nobody waiting for it is a mistake of ours, but no reason to cut off every visitor, as Node does by itself: it is
 * logged. An exception that nobody catches still ends the process, because it may have stopped halfway through a change.
 */
export function logUnhandledRejections(logger: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a promise failed that nobody waited for'));
}
