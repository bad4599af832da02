import type { CommerceApi } from '#contract/commerce-api.ts';
import type { HttpEndpoint } from './adapters/graphql/endpoint/http-endpoint.ts';
import { createGraphqlApi, type GraphqlNeeds } from './adapters/graphql/graphql-api.ts';
import type { Change } from './usecases/ports/changes.ts';
import type { Needs } from './usecases/ports/ports.ts';
import { createUsecases, type Usecases } from './usecases/usecases.ts';

export type { Change, Needs, Usecases };

type Listener = (changes: readonly Change[]) => void;

export interface EngineNeeds extends Omit<GraphqlNeeds, 'usecases' | 'unavailabilityOf'> {
  /** The ports of the use cases: database, gateways, settings, clock, random values. */
  readonly needs: Needs;
  /** What this and other processes have changed, after their commit. */
  readonly changes: {
    onChange(listener: Listener): () => void;
    /** Called after this process's own commits at once, before they come back from the database. */
    onOwnCommit(listener: Listener): void;
  };
}

export interface Engine {
  /** Executes an operation in this process, without HTTP. */
  readonly execute: CommerceApi;
  /** Handles a request of `/graphql` by the same code. */
  readonly handleHttp: HttpEndpoint;
  /** The use cases themselves, for the seed and the operator. */
  readonly usecases: Usecases;
  /** Calls the listener after every commit that changes what pages show; returns how to stop that. */
  onChange(listener: Listener): () => void;
  /** Stops listening. The ports are closed by whoever opened them. */
  close(): void;
}

/** The commerce engine; nothing else of it is used from outside. */
export function createEngine({ needs, changes, ...rest }: EngineNeeds): Engine {
  const usecases = createUsecases(needs);
  const { execute, handleHttp, handleChanges } = createGraphqlApi({
    ...rest,
    usecases,
    unavailabilityOf: needs.unavailabilityOf,
  });
  changes.onOwnCommit(handleChanges);
  const close = changes.onChange(handleChanges);
  return { execute, handleHttp, usecases, onChange: changes.onChange, close };
}
