import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Client } from './adapters/graphql/endpoint/http-endpoint.ts';
import { createGraphqlApi, type GraphqlNeeds } from './adapters/graphql/graphql-api.ts';
import type { Change } from './usecases/ports/unit-of-work.ts';
import type { Needs } from './usecases/ports.ts';
import { createUsecases, type Usecases } from './usecases/usecases.ts';

export type { Change, Needs, Usecases };

export interface EngineNeeds extends Omit<GraphqlNeeds, 'usecases'> {
  /** What the use cases stand on: database, gateways, settings, clock, chance. */
  readonly needs: Needs;
  /** What this and other processes have changed, told after their commit. */
  readonly changes: { onChange(listener: (changes: readonly Change[]) => void): () => void };
}

export interface Engine {
  /** Answers an operation in this process, without HTTP. */
  readonly execute: CommerceApi;
  /** Answers `/graphql` over HTTP by the same code. */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** The verbs themselves, for the seed and the operator. */
  readonly usecases: Usecases;
  /** Tells of every committed change of what pages show; returns how to stop listening. */
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** Stops listening. What `needs` stand on is its owner's to close. */
  close(): void;
}

/** The commerce engine: the only door to it. */
export function createEngine({ needs, changes, ...rest }: EngineNeeds): Engine {
  const usecases = createUsecases(needs);
  const { execute, fetch, attributesChanged } = createGraphqlApi({ ...rest, usecases });
  const close = changes.onChange((told) => {
    if (told.some(({ kind }) => kind === 'catalog')) attributesChanged();
  });
  return { execute, fetch, usecases, onChange: changes.onChange, close };
}
