import type { ApiError, CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Refusal } from '#contract/refusals.ts';
import { ApiFailure, UnknownField } from './errors.ts';
import type { Operation } from './operation.ts';
import { refusalOf } from './refusal.ts';

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  /** Some field was refused; what the others brought is in `data`. */
  | { readonly ok: false; readonly refusal: Refusal; readonly data: Data | null };

interface Asker {
  readonly language: Language;
  readonly sessionToken?: string | null;
  readonly clientAddress?: string | undefined;
  onNewToken?(token: string): void;
}

/** Backends that have refused a field which only this shop's own engine knows: a document of theirs was not even run. */
const stockBackends = new WeakSet<CommerceApi>();

/** Asks one operation. A refusal is an answer. @throws {ApiFailure} when there is none, or the backend itself failed. */
export async function ask<Data, Variables extends Readonly<Record<string, unknown>>>(
  api: CommerceApi,
  request: { readonly operation: Operation<Data, Variables>; readonly variables: Variables },
  asker: Asker,
): Promise<Answer<Data>> {
  const { text, stockText = text } = request.operation;
  if (stockBackends.has(api)) return askFor(stockText, { api, ...request }, asker);
  try {
    return await askFor(text, { api, ...request }, asker);
  } catch (error) {
    if (!(error instanceof UnknownField) || stockText === text) throw error;
    stockBackends.add(api);
    return askFor(stockText, { api, ...request }, asker);
  }
}

interface Asked<Data, Variables> {
  readonly api: CommerceApi;
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
}

async function askFor<Data, Variables extends Readonly<Record<string, unknown>>>(
  query: string,
  { api, operation, variables }: Asked<Data, Variables>,
  { language, sessionToken = null, clientAddress, onNewToken }: Asker,
): Promise<Answer<Data>> {
  const response = await api({
    query,
    operationName: operation.name,
    variables,
    sessionToken,
    language,
    ...(clientAddress && { clientAddress }),
  });
  if (response.newSessionToken) onNewToken?.(response.newSessionToken);
  const data = (response.data ?? null) as Data | null;
  const [error] = response.errors ?? [];
  if (error) {
    if (isFailure(error, data)) throw failureOf(operation.name, error);
    return { ok: false, refusal: isMisfit(error) ? MISFIT : refusalOf(error), data };
  }
  if (data === null) throw new ApiFailure(`${operation.name}: the commerce API answered nothing`);
  return { ok: true, data };
}

/** A value that does not fit its type, such as a country that does not exist: the visitor's doing, in nobody's words. */
const isMisfit = ({ message, extensions }: ApiError) =>
  message.startsWith('Variable "$') || extensions?.code === 'BAD_INPUT';
const MISFIT: Refusal = { code: 'UNKNOWN', facts: {}, fields: [], message: '' };

/** What no shopper caused: a masked error, or a document that was not even run. */
function isFailure(error: ApiError, data: unknown): boolean {
  const { message, extensions } = error;
  const category = extensions?.category;
  if (category === 'user' || isMisfit(error)) return false;
  return category === 'internal' || category === 'graphql' || data === null || message === 'Internal server error';
}

const failureOf = (name: string, { message }: ApiError): ApiFailure =>
  message.startsWith('Cannot query field')
    ? new UnknownField(`${name}: ${message}`)
    : new ApiFailure(`${name}: ${message}`);
