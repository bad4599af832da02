import { GraphQLError } from 'graphql';
import { shortened } from '#engine/domain/text/text.ts';

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

export const MASK = 'Internal server error';

/** What the client may see of an error: refusals and its own mistakes as they are, everything else masked and logged. */
export function maskError(error: GraphQLError, log: Log): GraphQLError {
  if (error.extensions.category !== undefined) return error;
  if (isClientsMistake(error))
    return withExtensions(error, shortened(error.message), { category: 'graphql', code: 'BAD_INPUT' });
  const path = shortened(error.path?.join('.') ?? '');
  log.error({ err: error.originalError ?? error, path }, 'a field failed');
  return withExtensions(error, MASK, INTERNAL);
}

export const INTERNAL = { category: 'internal', code: 'INTERNAL_SERVER_ERROR' };

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
