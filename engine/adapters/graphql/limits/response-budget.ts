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
import { rowsInTurns, type Turns, WITHIN_A_ROW } from './turns.ts';

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

/**
 * What lists of products may take in addition, however long they are. A whole catalog of 5,000 with the widest known card
 * has a million values.
 */
const MOST_FOR_PRODUCTS: Limits = { values: 1_200_000, characters: 24_000_000 };

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
  /** False when the request has already read the schema, or would read more of it than `most` values. */
  introspect(values: number, most: number): boolean;
  /** Returns what makes the budget as it is now, whatever has been spent meanwhile. */
  remember(): () => void;
  /** Adds work that is no part of a response, in values that take as long. */
  addWork(values: number): void;
  /** Values and work so far: what the request has cost the shop. */
  readonly cost: number;
  /** Counts the texts of a whole response: a few rows may hold long texts under many aliases. */
  spendTexts(response: unknown, turns: Turns): Promise<void>;
  /** True once more was needed than there was: no response to the request is complete any more. */
  readonly isSpent: boolean;
}

export function createResponseBudget(limits = LIMITS, perProduct = LIMITS_PER_PRODUCT): ResponseBudget {
  let now = { ...limits, longest: 0, forProducts: 0, spent: 0, work: 0 };
  let hasIntrospected = false;
  const isSpent = () => now.values < 0 || now.characters < 0;
  function spend(needed: number): boolean {
    if (isSpent()) return false;
    now.values -= needed;
    now.spent += needed;
    return !isSpent();
  }
  return {
    spend,
    spendOnProducts(needed) {
      if (needed > now.forProducts) return spend(needed);
      now.forProducts -= needed;
      now.spent += needed;
      return true;
    },
    addProducts(count) {
      const before = allowanceFor(now.longest, perProduct);
      now.longest = Math.max(now.longest, count);
      const after = allowanceFor(now.longest, perProduct);
      now.forProducts += after.values - before.values;
      now.characters += after.characters - before.characters;
    },
    introspect(needed, most) {
      const isTooMuch = hasIntrospected || needed > most;
      hasIntrospected = true;
      if (!isTooMuch) now.spent += needed;
      else now.values = -1;
      return !isTooMuch;
    },
    remember() {
      const before = { ...now };
      return () => {
        now = before;
      };
    },
    addWork(added) {
      now.work += added;
    },
    get cost() {
      return now.spent + now.work;
    },
    async spendTexts(response, turns) {
      if (now.spent >= MIN_COUNTED_VALUES) now.characters -= await charactersOf(response, now.characters, turns);
    },
    get isSpent() {
      return isSpent();
    },
  };
}

const allowanceFor = (products: number, perProduct: Limits): Limits => ({
  values: Math.min(products * perProduct.values, MOST_FOR_PRODUCTS.values),
  characters: Math.min(products * perProduct.characters, MOST_FOR_PRODUCTS.characters),
});

/** To look at the clock takes longer than to count what is in one object. */
const OBJECTS_A_STEP = 100;

/** Stops counting beyond the limit. */
async function charactersOf(response: unknown, limit: number, turns: Turns): Promise<number> {
  const waiting: object[] = [];
  let characters = 0;
  const count = (value: unknown) => {
    if (typeof value === 'string') characters += value.length;
    else if (typeof value === 'object' && value !== null) waiting.push(value);
  };
  count(response);
  for (let counted = 0; waiting.length > 0 && characters <= limit; counted += 1) {
    const turn = counted % OBJECTS_A_STEP === 0 ? turns.pass() : null;
    if (turn) await turn;
    const next = waiting.pop() ?? {};
    if (Array.isArray(next)) for (const value of next) count(value);
    else for (const key in next) count(next[key as keyof typeof next]);
  }
  return characters;
}

interface Request {
  readonly responseBudget: ResponseBudget;
  readonly turns: Turns;
}

type Resolver = GraphQLFieldResolver<unknown, Request>;

/** Every connection of the schema spends the budget for its rows, in turns. One that would exceed it is null. */
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
    const [, , request, info] = call;
    const turn = request.turns.pass();
    const found: unknown = turn ? turn.then(() => resolve(...call)) : resolve(...call);
    if (!(found instanceof Promise)) return withinBudget(found, request, info);
    return found.then(async (value) => {
      await request.turns.pass();
      return withinBudget(value, request, info);
    });
  };
}

function withinBudget(connection: unknown, { responseBudget: budget, turns }: Request, info: GraphQLResolveInfo) {
  if (!hasNodes(connection)) return connection;
  const { length } = connection.nodes;
  const values = length * costOfRow(info);
  const isProductList = isProductListQuery(info);
  if (isProductList && info.path.prev === undefined) budget.addProducts(length);
  const isAllowed = isProductList ? budget.spendOnProducts(values) : budget.spend(values);
  return isAllowed ? inTurns(connection, turns) : null;
}

/** The rows of longer lists are completed in turns. */
const MIN_ROWS_IN_TURNS = 30;

/** The same connection, whose rows are completed in turns where there are many. Its other fields are read when selected. */
function inTurns(connection: Rows, turns: Turns): unknown {
  if (turns === WITHIN_A_ROW || connection.nodes.length < MIN_ROWS_IN_TURNS) return connection;
  return Object.create(connection, {
    nodes: { get: () => rowsInTurns(connection.nodes, turns) },
    edges: { get: () => connection.edges && rowsInTurns(connection.edges, turns) },
  });
}

interface Rows {
  readonly nodes: readonly unknown[];
  readonly edges?: readonly unknown[];
}

const hasNodes = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
