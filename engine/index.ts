import type { CommerceApi } from '#contract/commerce-api.ts';
import type { HttpEndpoint } from './adapters/graphql/endpoint/http-endpoint.ts';
import { createGraphqlApi, type GraphqlNeeds } from './adapters/graphql/graphql-api.ts';
import type { Change } from './usecases/ports/unit-of-work.ts';
import type { Needs } from './usecases/ports.ts';
import { createUsecases, type Usecases } from './usecases/usecases.ts';

export type { Change, Needs, Usecases };

type Listener = (changes: readonly Change[]) => void;

export interface EngineNeeds extends Omit<GraphqlNeeds, 'usecases'> {
  /** What the use cases stand on: database, gateways, settings, clock, chance. */
  readonly needs: Needs;
  /** What this and other processes have changed, told after their commit. */
  readonly changes: {
    onChange(listener: Listener): () => void;
    /** Told of this process's own commits at once, before they come back by the database. */
    onOwnCommit(listener: Listener): void;
  };
}

export interface Engine {
  /** Answers an operation in this process, without HTTP. */
  readonly execute: CommerceApi;
  /** Answers `/graphql` over HTTP by the same code. */
  readonly answer: HttpEndpoint;
  /** The verbs themselves, for the seed and the operator. */
  readonly usecases: Usecases;
  /** Tells of every committed change of what pages show; returns how to stop listening. */
  onChange(listener: Listener): () => void;
  /** Stops listening. What `needs` stand on is its owner's to close. */
  close(): void;
}

/** The commerce engine: the only door to it. */
export function createEngine({ needs, changes, ...rest }: EngineNeeds): Engine {
  const usecases = createUsecases(needs);
  const { execute, answer, tell } = createGraphqlApi({ ...rest, usecases });
  changes.onOwnCommit(tell);
  const close = changes.onChange(tell);
  return { execute, answer, usecases, onChange: changes.onChange, close };
}
