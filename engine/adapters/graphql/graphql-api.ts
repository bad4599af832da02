import type { ExecutionResult } from 'graphql';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { DAY_MS, MINUTE_MS } from '#engine/domain/durations.ts';
import type { Change } from '#engine/usecases/ports/changes.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { type Context, createContext } from './context/context.ts';
import type { Site } from './context/site.ts';
import { createHttpEndpoint, type HttpEndpoint } from './endpoint/http-endpoint.ts';
import {
  createOperationRunner,
  type GraphqlResponse,
  type Operation,
  type OperationRunner,
  responseOf,
} from './endpoint/operation-runner.ts';
import { createResponseCache } from './endpoint/response-cache.ts';
import { explain, type MaskNeeds } from './errors/mask-errors.ts';
import { createMoneyFormat } from './formats/money.ts';
import { refuseVariables } from './limits/check-input.ts';
import { COSTS } from './limits/costs.ts';
import { buildSchema } from './schema/build-schema.ts';
import { createRequestSessions, type RequestSession } from './session/request-session.ts';
import type { Secrets } from './session/signed-claims.ts';

export interface GraphqlNeeds extends MaskNeeds {
  readonly usecases: Usecases;
  readonly site: Site;
  /** Of the tokens of sessions and logins; the same in every process of the shop. */
  readonly sessionSecrets: Secrets;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
  /** Runs each operation, to measure it. */
  traceOperation?<T>(operation: Operation, run: () => Promise<T>): Promise<T>;
  /** Called for each operation about the catalog alone: whether its response was cached. */
  onLookup?(result: 'hit' | 'miss'): void;
}

export interface GraphqlApi {
  /** Executes an operation in this process, without HTTP. */
  readonly execute: CommerceApi;
  /** Handles a request of `/graphql` by the same code. */
  readonly handleHttp: HttpEndpoint;
  /** After a commit: drops the cached responses that show what changed, and the schema if attributes may have. */
  handleChanges(changes: readonly Change[]): void;
}

/** The storefront of this process keeps longer lists itself. */
const MAX_PRODUCTS = 60;

/** The shop's API in the shape of WPGraphQL for WooCommerce. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of the API are wired together in one place
export function createGraphqlApi(needs: GraphqlNeeds): GraphqlApi {
  const { usecases, site, sessionSecrets, allowedOrigins, onLookup } = needs;
  const masking: MaskNeeds = { log: needs.log, unavailabilityOf: needs.unavailabilityOf };
  const traceOperation = needs.traceOperation ?? ((_operation, run) => run());
  const { settings } = usecases;
  const money = createMoneyFormat({
    currency: settings.currency,
    decimals: settings.currencyDecimals,
    locale: site.moneyLocale,
  });
  const sessions = createRequestSessions({ shop: usecases, secrets: sessionSecrets, issuer: site.baseUrl });
  const runners = createRunners(usecases, masking);
  const responses = createResponseCache();
  const ownSite = { ...site, uploadsUrl: site.ownUploadsUrl ?? site.uploadsUrl };

  const respond = (operation: Operation, request: Parameters<typeof respondTo>[1]): Promise<GraphqlResponse> =>
    traceOperation(operation, () => respondTo(operation, request));

  async function respondTo(
    operation: Operation,
    { site: shownSite = site, ...request }: RequestSession & { readonly readOnly: boolean; readonly site?: Site },
  ): Promise<GraphqlResponse> {
    const invalid = refuseVariables(operation.variables);
    if (invalid) return responseOf({ errors: [invalid] }, request);
    const run = await runners.current();
    const key = JSON.stringify([request.language, shownSite.uploadsUrl, operation]);
    const cached = responses.get(key, usecases.now());
    if (cached) {
      onLookup?.('hit');
      return cached;
    }
    const { generation } = responses;
    const services = { shop: usecases, money, site: shownSite, loginTokens: sessions.loginTokens };
    const context = createContext(services, request);
    const response = responseOf(await run(operation, { context, readOnly: request.readOnly }), request);
    const { trace } = context;
    if (!trace.isPersonal) onLookup?.('miss');
    request.responseBudget.addWork(COSTS.operation + (trace.isPersonal ? COSTS.session : 0));
    if (trace.isPersonal || (shownSite === ownSite && trace.products.size > MAX_PRODUCTS)) return response;
    return responses.store(key, { response, trace, from: context.at, until: await validUntil(context) }, generation);
  }

  /** A sale may begin or end, and the day of an article come. */
  async function validUntil({ trace, at }: Context): Promise<Date> {
    const latest = at.getTime() + (trace.dependsOnArticles ? MINUTE_MS : DAY_MS);
    const nextPrice = await usecases.catalog.nextPriceChange(at);
    return new Date(Math.min(latest, nextPrice?.getTime() ?? latest));
  }
  return {
    async execute({ sessionToken, authToken = null, clientAddress, language, ...operation }) {
      const proof = { bearer: authToken, cookie: null, isTrusted: false };
      const request = sessions.open({ token: sessionToken || null, proof, language, clientAddress });
      try {
        const { result } = await respond(operation, { ...request, readOnly: false, site: ownSite });
        return apiResponse(result(), await request.session.tokenToSend());
      } catch (error) {
        return { errors: [explain(error, masking)], newSessionToken: null };
      }
    },
    handleHttp: createHttpEndpoint({
      openSession: sessions.open,
      respond,
      allowedOrigins,
      baseUrl: site.baseUrl,
      ...masking,
    }),
    handleChanges(changes) {
      responses.invalidate(changes);
      if (changes.some(({ kind }) => kind === 'catalog')) runners.reset();
    },
  };
}

function apiResponse({ data, errors }: ExecutionResult, newSessionToken: string | null): ApiResponse {
  return {
    ...(data !== undefined && { data }),
    ...(errors && {
      errors: errors.map(({ message, path, extensions }) => ({ message, extensions, ...(path && { path }) })),
    }),
    newSessionToken,
  };
}

interface Runners {
  current(): Promise<OperationRunner>;
  reset(): void;
}

/** The runner over the present schema. It is built again only when the names of the attributes have changed. */
function createRunners({ catalog }: Usecases, masking: MaskNeeds): Runners {
  let current: Promise<OperationRunner> | undefined;
  let built: { readonly names: string; readonly run: OperationRunner } | undefined;

  async function build(): Promise<OperationRunner> {
    const slugs = (await catalog.attributes('en')).map(({ slug }) => slug);
    const names = slugs.join();
    if (built?.names !== names) built = { names, run: createOperationRunner(buildSchema(slugs), masking) };
    return built.run;
  }
  const reset = () => {
    current = undefined;
  };
  return {
    current() {
      current ??= build().catch((error: unknown) => {
        reset();
        throw error;
      });
      return current;
    },
    reset,
  };
}
