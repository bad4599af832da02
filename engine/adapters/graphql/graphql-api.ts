import type { ExecutionResult } from 'graphql';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { createContext } from './context.ts';
import { type Client, createHttpEndpoint } from './endpoint/http-endpoint.ts';
import type { Log } from './endpoint/mask-errors.ts';
import { createOperationRunner, type Operation, type OperationRunner } from './endpoint/operation-runner.ts';
import { createMoneyFormat } from './formats/money-format.ts';
import { buildSchema } from './schema/build-schema.ts';
import { createVisits, type Visit } from './session/open-visits.ts';
import type { Site } from './site.ts';

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
  fetch(request: Request, client?: Client): Promise<Response>;
  /** The shop's attributes may have changed, and with them the types of the schema. */
  attributesChanged(): void;
}

/** The shop's API in the shape of WPGraphQL for WooCommerce. */
export function createGraphqlApi({ usecases, site, sessionSecret, allowedOrigins, log }: GraphqlNeeds): GraphqlApi {
  const { settings } = usecases;
  const money = createMoneyFormat({
    currency: settings.currency,
    decimals: settings.currencyDecimals,
    locale: site.moneyLocale,
  });
  const visits = createVisits({ shop: usecases, secret: sessionSecret, issuer: site.baseUrl });
  const runners = createRunners(usecases, log);

  const ownSite = { ...site, uploadsUrl: site.ownUploadsUrl ?? site.uploadsUrl };
  type Asking = Visit & { readonly readOnly: boolean; readonly site?: Site };
  async function answer(operation: Operation, { site: seen = site, ...visit }: Asking): Promise<ExecutionResult> {
    const run = await runners.current();
    const surroundings = { shop: usecases, money, site: seen, loginTokens: visits.loginTokens };
    return run(operation, { context: createContext(surroundings, visit), readOnly: visit.readOnly });
  }
  return {
    async execute({ sessionToken, authToken = null, clientAddress, language, ...operation }) {
      const proof = { bearer: authToken, cookie: null, isTrusted: false };
      const visit = visits.open({ token: sessionToken || null, proof, language, clientAddress });
      const result = await answer(operation, { ...visit, readOnly: false, site: ownSite });
      return apiResponse(result, await visit.session.tokenToSend());
    },
    fetch: createHttpEndpoint({
      openVisit: visits.open,
      answer,
      allowedOrigins,
      isSecure: site.baseUrl.startsWith('https:'),
      log,
    }),
    attributesChanged: runners.forget,
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
