import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { isProductListQuery } from './product-lists.ts';
import { costOfRow, isConnection } from './row-cost.ts';

interface Limits {
  /** Fields without subfields, over all rows. */
  readonly values: number;
  /** Of the texts among them. */
  readonly characters: number;
}

const LIMITS: Limits = { values: 200_000, characters: 8_000_000 };

/**
 * In addition, for each product of an operation that lists products only: clients have reason to read whole catalogs, whose
 * length is the merchant's choice. Four times what the widest known card takes, with its pictures, terms and variations.
 */
const LIMITS_PER_PRODUCT: Limits = { values: 800, characters: 12_000 };

/** The texts of responses with fewer values are not counted. */
const MIN_COUNTED_VALUES = 1000;

/** How much one request may still get in response: lists in lists multiply, and so do batches. */
export interface ResponseBudget {
  /** False when not that much is left, and from then on: nothing more is looked up for a response that is too large. */
  spend(values: number): boolean;
  /** The same for values of an operation that lists products only. */
  spendOnProducts(values: number): boolean;
  /** Adds what such a list of products may take. Of several lists the longest counts. */
  addProducts(count: number): void;
  /** Adds work that is no part of a response, in values that take as long. */
  addWork(values: number): void;
  /** Values and work so far: what the request has cost the shop. */
  readonly cost: number;
  /** Counts the texts of a whole response: a few rows may hold long texts under many aliases. */
  spendTexts(response: unknown): void;
  /** True once more was needed than there was: no response to the request is complete any more. */
  readonly isSpent: boolean;
}

export function createResponseBudget(limits = LIMITS, perProduct = LIMITS_PER_PRODUCT): ResponseBudget {
  let { values, characters } = limits;
  let longest = 0;
  let forProducts = 0;
  let spent = 0;
  let work = 0;
  const isSpent = () => values < 0 || characters < 0;
  function spend(needed: number): boolean {
    if (isSpent()) return false;
    values -= needed;
    spent += needed;
    return !isSpent();
  }
  return {
    spend,
    spendOnProducts(needed) {
      if (needed > forProducts) return spend(needed);
      forProducts -= needed;
      spent += needed;
      return true;
    },
    addProducts(count) {
      const more = Math.max(0, count - longest);
      longest += more;
      forProducts += more * perProduct.values;
      characters += more * perProduct.characters;
    },
    addWork(added) {
      work += added;
    },
    get cost() {
      return spent + work;
    },
    spendTexts(response) {
      if (spent >= MIN_COUNTED_VALUES) characters -= charactersOf(response, characters);
    },
    get isSpent() {
      return isSpent();
    },
  };
}

/** Stops counting beyond the limit. */
function charactersOf(response: unknown, limit: number): number {
  const waiting = [response];
  let characters = 0;
  while (waiting.length > 0 && characters <= limit) {
    const next = waiting.pop();
    if (typeof next === 'string') characters += next.length;
    else if (typeof next === 'object' && next !== null) for (const value of Object.values(next)) waiting.push(value);
  }
  return characters;
}

type Resolver = GraphQLFieldResolver<unknown, { readonly responseBudget: ResponseBudget }>;

/** Every connection of the schema spends the budget for its rows. One that would exceed it is null. */
export function chargeConnections(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (isConnection(getNamedType(field.type))) field.resolve = charged(field.resolve ?? defaultFieldResolver);
    }
  }
}

function charged(resolve: Resolver): Resolver {
  return (...call) => {
    const [, , { responseBudget }, info] = call;
    const found: unknown = resolve(...call);
    if (found instanceof Promise) return found.then((value) => withinBudget(value, responseBudget, info));
    return withinBudget(found, responseBudget, info);
  };
}

function withinBudget(connection: unknown, budget: ResponseBudget, info: GraphQLResolveInfo): unknown {
  if (!hasNodes(connection)) return connection;
  const { length } = connection.nodes;
  const values = length * costOfRow(info);
  if (!isProductListQuery(info)) return budget.spend(values) ? connection : null;
  if (info.path.prev === undefined) budget.addProducts(length);
  return budget.spendOnProducts(values) ? connection : null;
}

const hasNodes = (value: unknown): value is { readonly nodes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
