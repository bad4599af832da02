import type { ExecutionResult } from 'graphql';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import type { Change } from '#engine/usecases/ports/unit-of-work.ts';
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
import type { Log } from './errors/mask-errors.ts';
import { createMoneyFormat } from './formats/money.ts';
import { refuseVariables } from './limits/check-input.ts';
import { buildSchema } from './schema/build-schema.ts';
import { createRequestSessions, type RequestSession } from './session/request-session.ts';

export interface GraphqlNeeds {
  readonly usecases: Usecases;
  readonly site: Site;
  /** Signs the tokens of sessions and logins: at least 32 bytes, the same in every process of the shop. */
  readonly sessionSecret: string;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
}

export interface GraphqlApi {
  /** Answers in this process, without HTTP. */
  readonly execute: CommerceApi;
  /** Answers over HTTP by the same code. */
  readonly answer: HttpEndpoint;
  /** What was committed: answers that show it are old, and with the attributes the types of the schema may change. */
  tell(changes: readonly Change[]): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The shop's API in the shape of WPGraphQL for WooCommerce. */
export function createGraphqlApi({ usecases, site, sessionSecret, allowedOrigins, log }: GraphqlNeeds): GraphqlApi {
  const { settings } = usecases;
  const money = createMoneyFormat({
    currency: settings.currency,
    decimals: settings.currencyDecimals,
    locale: site.moneyLocale,
  });
  const visits = createRequestSessions({ shop: usecases, secret: sessionSecret, issuer: site.baseUrl });
  const runners = createRunners(usecases, log);
  const kept = createResponseCache();

  const ownSite = { ...site, uploadsUrl: site.ownUploadsUrl ?? site.uploadsUrl };
  type Asking = RequestSession & { readonly readOnly: boolean; readonly site?: Site };
  async function answer(operation: Operation, { site: seen = site, ...visit }: Asking): Promise<GraphqlResponse> {
    const refusal = refuseVariables(operation.variables);
    if (refusal) return responseOf({ errors: [refusal] });
    const run = await runners.current();
    const key = JSON.stringify([visit.language, seen.uploadsUrl, operation]);
    const known = kept.find(key, usecases.now());
    if (known) return known;
    const { generation } = kept;
    const surroundings = { shop: usecases, money, site: seen, loginTokens: visits.loginTokens };
    const context = createContext(surroundings, visit);
    const made = responseOf(await run(operation, { context, readOnly: visit.readOnly }));
    const { trace } = context;
    if (trace.isPersonal) return made;
    return kept.keep(key, { answer: made, trace, until: await holdsUntil(context) }, generation);
  }
  /** A price may change by itself, and an article appear. */
  async function holdsUntil({ trace, at }: Context): Promise<Date> {
    const longest = at.getTime() + (trace.dependsOnArticles ? MINUTE : DAY);
    const priced = await usecases.catalog.nextPriceChange(at);
    return new Date(Math.min(longest, priced?.getTime() ?? longest));
  }
  return {
    async execute({ sessionToken, authToken = null, clientAddress, language, ...operation }) {
      const proof = { bearer: authToken, cookie: null, isTrusted: false };
      const visit = visits.open({ token: sessionToken || null, proof, language, clientAddress });
      const { result } = await answer(operation, { ...visit, readOnly: false, site: ownSite });
      return apiResponse(result(), await visit.session.tokenToSend());
    },
    answer: createHttpEndpoint({
      openSession: visits.open,
      answer,
      allowedOrigins,
      baseUrl: site.baseUrl,
      log,
    }),
    tell(changes) {
      kept.tell(changes);
      if (changes.some(({ kind }) => kind === 'catalog')) runners.forget();
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
  forget(): void;
}

/** The runner over today's schema. A schema is built anew only when the names of the attributes are others. */
function createRunners({ catalog }: Usecases, log: Log): Runners {
  let current: Promise<OperationRunner> | undefined;
  let built: { readonly names: string; readonly run: OperationRunner } | undefined;

  async function build(): Promise<OperationRunner> {
    const slugs = (await catalog.attributes('en')).map(({ slug }) => slug);
    const names = slugs.join();
    if (built?.names !== names) built = { names, run: createOperationRunner(buildSchema(slugs), log) };
    return built.run;
  }
  const forget = () => {
    current = undefined;
  };
  return {
    current() {
      current ??= build().catch((error: unknown) => {
        forget();
        throw error;
      });
      return current;
    },
    forget,
  };
}
