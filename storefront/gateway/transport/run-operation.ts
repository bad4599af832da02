import { ANSWER_LOST, type ApiError, type CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { newRefusal, type Refusal, type RefusalCode } from '#contract/refusals.ts';
import { refusalOf } from '../map/refusal.ts';
import type { Operation } from '../operations/operation.ts';

export type OperationResult<Data> =
  | { readonly ok: true; readonly data: Data }
  /** Some field was refused; `data` holds the others. */
  | { readonly ok: false; readonly refusal: Refusal; readonly data: Data | null };

interface Caller {
  readonly language: Language;
  readonly sessionToken?: string | null;
  readonly authToken?: string | null;
  readonly clientAddress?: string | undefined;
  onNewToken?(token: string): void;
  /** Told why some of the response is missing. The caller then takes the rest, which a failure would withhold. */
  onMissingPart?(why: ApiFailure): void;
}

/** Backends known to lack fields of this shop's own engine: each has refused a document with such a field. */
const stockBackends = new WeakSet<CommerceApi>();
/** Operations that such a backend has refused as a whole. They are not sent again until it is asked what it has. */
const refusedBy = new WeakMap<CommerceApi, Set<string>>();

/** A WooCommerce or another shop, rather than this shop's own engine, as far as is known. */
export const isStockBackend = (api: CommerceApi): boolean => stockBackends.has(api);

/** A refusal is a result. @throws {ApiFailure} when the API does not respond, or fails by itself. */
export async function runOperation<Data, Variables extends Readonly<Record<string, unknown>>>(
  api: CommerceApi,
  request: { readonly operation: Operation<Data, Variables>; readonly variables: Variables },
  caller: Caller,
): Promise<OperationResult<Data>> {
  const { name, text, stockText = text } = request.operation;
  if (refusedBy.get(api)?.has(name)) throw new UnknownField(`${name}: refused before`);
  if (!stockBackends.has(api) && stockText !== text) {
    try {
      return await send(text, { api, ...request }, caller);
    } catch (error) {
      if (!(error instanceof UnknownField)) throw error;
      stockBackends.add(api);
    }
  }
  try {
    return await send(stockText, { api, ...request }, caller);
  } catch (error) {
    if (error instanceof UnknownField) refusedBy.set(api, (refusedBy.get(api) ?? new Set()).add(name));
    throw error;
  }
}

/**
 * Learns from one document, of which nothing is executed, whether the backend is this shop's own engine.
 * @throws when the backend does not say, or is no shop
 */
export async function learnBackend(
  api: CommerceApi,
  operation: Operation<unknown, Readonly<Record<string, never>>>,
): Promise<void> {
  try {
    await send(operation.text, { api, operation, variables: {} }, { language: 'en' });
    stockBackends.delete(api);
  } catch (error) {
    if (!(error instanceof UnknownField)) throw error;
    if (NO_SHOP.test(error.message))
      throw new ApiFailure('it has no cart: is WPGraphQL for WooCommerce active?', { cause: error });
    stockBackends.add(api);
  }
  refusedBy.delete(api);
}

/** Of a WordPress whose API has no shop. */
const NO_SHOP = /Cannot query field "cart" on type/;

interface PreparedOperation<Data, Variables> {
  readonly api: CommerceApi;
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
}

async function send<Data, Variables extends Readonly<Record<string, unknown>>>(
  query: string,
  { api, operation, variables }: PreparedOperation<Data, Variables>,
  { language, sessionToken = null, authToken = null, clientAddress, onNewToken, onMissingPart }: Caller,
): Promise<OperationResult<Data>> {
  const response = await api({
    query,
    operationName: operation.name,
    variables,
    sessionToken,
    ...(authToken !== null && { authToken }),
    language,
    ...(clientAddress && { clientAddress }),
  });
  if (response.newSessionToken) onNewToken?.(response.newSessionToken);
  const data = (response.data ?? null) as Data | null;
  const errors = response.errors ?? [];
  const isOfPart = (one: ApiError) => onMissingPart !== undefined && isPartOf(data, one);
  const error = errors.find((one) => !isOfPart(one));
  if (error) {
    if (isNoAnswer(error) || isFailure(error, data)) throw failureOf(operation.name, error);
    return { ok: false, refusal: isBadInput(error) ? newRefusal('UNKNOWN') : refusalOf(error), data };
  }
  if (data === null) throw new ApiFailure(`${operation.name}: the commerce API returned no data`);
  const [missing] = errors;
  if (missing) onMissingPart?.(failureOf(operation.name, missing));
  return { ok: true, data };
}

/** The shop is busy or without its database, and has told its operator. Repeated later, the same request with the same key is safe. */
const isNoAnswer = ({ extensions }: ApiError): boolean =>
  extensions?.code === ANSWER_LOST || ('BUSY' satisfies RefusalCode) === extensions?.code;

/** Something within a field of the response failed, and the field itself is there. Of a change nobody knows what it did then. */
const isPartOf = (data: unknown, { path: [field, ...within] = [], extensions }: ApiError): boolean =>
  extensions?.code !== ANSWER_LOST &&
  within.length > 0 &&
  Object.entries(data ?? {}).some(([name, value]) => name === field && value !== null);

/** A value that does not fit its type, such as an unknown country: the shopper's input, without a message for shoppers. */
const isBadInput = ({ message, extensions }: ApiError) =>
  message.startsWith('Variable "$') || extensions?.code === 'BAD_INPUT';

/** Of PHP, of its database or of a request that a plugin made, where the backend does not mask it. */
const SERVER_FAULT =
  /\b(?:Uncaught \w*(?:Error|Exception)|cURL error \d|SQLSTATE)|\.php(?:[:(]| on line )\d|^(?:Call to (?:a member|undefined|private)|Undefined (?:array key|variable|property|index)|Unsupported operand types|Attempt to read property|Allowed memory size)|\): Argument #\d/;

/** An error that no shopper caused: a masked one, or a document that the backend did not run. */
function isFailure(error: ApiError, data: unknown): boolean {
  const { message, extensions } = error;
  if (SERVER_FAULT.test(message)) return true;
  const category = extensions?.category;
  if (category === 'user' || isBadInput(error)) return false;
  return category === 'internal' || category === 'graphql' || data === null || message === 'Internal server error';
}

/**
 * What WooCommerce's GraphQL server, and in other words that of Node, says of a field, a type or an input that it lacks, and of an
 * input that it needs.
 */
export const UNKNOWN_TO_BACKEND =
  /^(?:Cannot query field|Unknown type) "|^Field "\w+" is not defined by type "|^Field "?\w+\.\w+"? of required type | (?:not to include unknown|to include required) field "/;

function failureOf(name: string, error: ApiError): ApiFailure {
  const text = `${name}: ${error.message}`;
  if (isNoAnswer(error)) return new ShopUnavailable(text);
  return UNKNOWN_TO_BACKEND.test(error.message) ? new UnknownField(text) : new ApiFailure(text);
}

/** The API did not respond, or responded with something other than data or a refusal. */
export class ApiFailure extends Error {}

/** Another backend was too slow, cut the connection, or sent something that is no response of an API: it may be well again soon. */
export class NoApiResponse extends ApiFailure {
  /** The backend took its time, and may still be at work on what was asked. */
  readonly isLate: boolean;

  constructor(
    message: string,
    { isLate = false, cause }: { readonly isLate?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isLate = isLate;
  }
}

/** The shop's own engine says so itself, and has logged why. */
export class ShopUnavailable extends NoApiResponse {}

/** Another backend is not asked while its host wants a pause. Whoever was turned away has logged why. */
export class ApiPaused extends NoApiResponse {}

/** The backend lacks a field of the document, or its input. */
export class UnknownField extends ApiFailure {}

/** Makes a request that only this shop's own engine understands; null over any other backend. */
export type IfSupported = <T>(request: () => Promise<T | null>) => Promise<T | null>;

/** What a backend has refused so is remembered, and costs no further request. */
export const ifSupported: IfSupported = async (request) => {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof UnknownField)) throw error;
    return null;
  }
};
