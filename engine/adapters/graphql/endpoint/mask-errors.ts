import { GraphQLError } from 'graphql';

export interface Log {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** For one answer: what fails every field of it alike is one event. */
export function tellOnce(log: Log): Log {
  const told = new Set<string>();
  return {
    error({ err, ...details }, message) {
      const what = err instanceof Error ? err.message : message;
      if (!told.has(what)) log.error({ err, ...details }, message);
      told.add(what);
    },
  };
}

const MASK = 'Internal server error';

/** What the client may see of an error: refusals and its own mistakes as they are, everything else masked and logged. */
export function maskError(error: GraphQLError, log: Log): GraphQLError {
  if (error.extensions.category !== undefined) return error;
  if (isClientsMistake(error)) return withExtensions(error, error.message, { category: 'graphql', code: 'BAD_INPUT' });
  log.error({ err: error.originalError ?? error, path: error.path?.join('.') }, 'a field failed');
  return withExtensions(error, MASK, INTERNAL);
}

/**
 * The same for an error of the request itself, found before any operation ran: broken JSON, too large a batch. What
 * the parser said of it stays here.
 */
export function markProtocolError(error: unknown): Error {
  if (isBrokenJson(error)) return new GraphQLError('Variables and extensions must be JSON.', { extensions: NOT_JSON });
  if (!(error instanceof GraphQLError)) return new GraphQLError(MASK, { extensions: INTERNAL });
  const { originalError: _hidden, http, ...extensions } = error.extensions;
  // Without `spec` the status holds for every media type: this was no GraphQL at all.
  const { spec: _spec, ...status } = typeof http === 'object' && http !== null ? (http as { spec?: boolean }) : {};
  Object.assign(error, { extensions: { category: 'graphql', ...extensions, http: status } });
  return error;
}

/** In the address of a GET or in a form: a JSON body that is broken is reported as such. */
export const isBrokenJson = (error: unknown): boolean => error instanceof SyntaxError;

const NOT_JSON = { category: 'graphql', code: 'BAD_REQUEST', http: { status: 400 } };
const INTERNAL = { category: 'internal', code: 'INTERNAL_SERVER_ERROR' };

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
