import { destination, type Logger, pino } from 'pino';

/** One JSON line an event, on standard error: standard output is for the operator. Carries no header, cookie or body. */
export const createLogger = (level: string): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['req', 'headers', '*.headers'] },
    destination(2),
  );
