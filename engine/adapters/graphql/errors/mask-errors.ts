import { GraphQLError } from 'graphql';
import { ANSWER_LOST, BUSY_SECONDS } from '#contract/commerce-api.ts';
import { shortened } from '#engine/domain/text/text.ts';
import { refusal } from './refuse.ts';

export interface Log {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** For one response: an error that fails every field alike is logged once. */
export function logOnce(log: Log): Log {
  const logged = new Set<string>();
  return {
    error({ err, ...details }, message) {
      const what = err instanceof Error ? err.message : message;
      if (!logged.has(what)) log.error({ err, ...details }, message);
      logged.add(what);
    },
  };
}

/** What a client is told of an error. */
export interface ClientError {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const INTERNAL: ClientError = {
  message: 'Internal server error',
  extensions: { category: 'internal', code: 'INTERNAL_SERVER_ERROR' },
};
const LOST: ClientError = {
  message: 'The answer was lost: this may have been done. Send it again with the same key, or look.',
  extensions: { category: 'internal', code: ANSWER_LOST },
};

export interface MaskNeeds {
  readonly log: Log;
  unavailabilityOf(error: unknown): 'busy' | 'unknown' | null;
}

interface Circumstances {
  /** What the error concerns. */
  readonly path?: string;
  /** The shop has been changed before. */
  readonly isAfterChange?: boolean;
}

/** A database that is away tells so itself: what could not be done without it is not logged again. */
export function explain(
  err: unknown,
  { log, unavailabilityOf }: MaskNeeds,
  { path, isAfterChange = false }: Circumstances = {},
): ClientError {
  const unavailability = unavailabilityOf(err);
  if (unavailability === 'busy' && !isAfterChange) return refusal('BUSY', { seconds: BUSY_SECONDS });
  const what = path === undefined ? 'a request failed' : 'a field failed';
  log.error({ err, ...(path !== undefined && { path }) }, what);
  return unavailability ? LOST : INTERNAL;
}

/** What the client may see of an error: refusals and its own mistakes as they are, everything else masked and logged. */
export function maskError(error: GraphQLError, { isMutation, ...needs }: MaskNeeds & { readonly isMutation: boolean }) {
  if (error.extensions.category !== undefined) return error;
  if (isClientsMistake(error))
    return withExtensions(error, shortened(error.message), { category: 'graphql', code: 'BAD_INPUT' });
  const path = shortened(error.path?.join('.') ?? '');
  // A field of a mutation has done its work before what it responds with is read.
  const isAfterChange = isMutation && (error.path?.length ?? 0) > 1;
  const { message, extensions } = explain(error.originalError ?? error, needs, { path, isAfterChange });
  return withExtensions(error, message, { ...extensions });
}

/** Variables that do not fit have no path; an argument that does not fit names itself. */
const isClientsMistake = ({ path, originalError, message }: GraphQLError) =>
  (originalError === undefined || originalError instanceof GraphQLError) &&
  (path === undefined || message.startsWith('Argument "'));

const withExtensions = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  });
