import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { unavailabilityOf } from '#engine/adapters/database/connection/unavailable.ts';
import { currentRequestId } from './current-request.ts';
import { STDERR } from './output-stream.ts';

/**
 * What is logged of an error. Other properties may hold personal data: a database error has the whole refused row, with
 * address and password hash, an error of a card gateway the payment with its secret.
 */
const LOGGED_PROPERTIES = ['type', 'message', 'stack', 'code', 'constraint', 'table'] as const;

/** A message may quote what a visitor has sent. */
const MAX_LOGGED = 8000;

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_LOGGED) : value);

function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const serialized = pino.stdSerializers.err(error);
  return Object.fromEntries(
    LOGGED_PROPERTIES.flatMap((name) => (name in serialized ? [[name, cut(serialized[name])]] : [])),
  );
}

/**
 * A database that is away, full or slow fails every request and job that needs it, and `open-shop-database.ts` has told so once. What it
 * means for each is a line for whoever looks for it.
 */
const onceForAll: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (parameters, log) {
  const [facts] = parameters as unknown[];
  const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null;
  if (unavailabilityOf(error) === 'busy') this.isLevelEnabled('debug') && log.apply(this, parameters);
  else log.apply(this, parameters);
};

/** Named like the header in which the client has it. */
function requestFacts(): { readonly requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

/** One JSON line an event, on standard error: standard output is for the operator. Carries no header, cookie or body. */
export const createLogger = (level: string, stream: DestinationStream = STDERR): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req', 'headers', '*.headers'],
      serializers: { err: errorFacts },
      hooks: { logMethod: onceForAll },
      mixin: requestFacts,
    },
    stream,
  );
