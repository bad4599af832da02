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
  /** Fields without fields of their own, over all rows. */
  readonly values: number;
  /** Of the texts among them. */
  readonly characters: number;
}

const LIMITS: Limits = { values: 200_000, characters: 8_000_000 };

/**
 * On top of that, for each product of a list of nothing but products: whole catalogues are honestly read, and their length
 * is the merchant's choice. Four times what the widest known card takes, with its pictures, terms and variations.
 */
const FOR_EACH_LISTED: Limits = { values: 800, characters: 12_000 };

/** Answers with fewer values are not worth looking through. */
const FEW_VALUES = 1000;

/** What one request may still be answered with: lists in lists multiply, and so do batches. */
export interface RowBudget {
  /** False when there is not so much left, and from then on: nothing more is looked up for an answer that is too much. */
  take(values: number): boolean;
  /** The same for a value of a list of nothing but products. */
  takeListed(values: number): boolean;
  /** So many products are in such a list. Of several lists the longest counts. */
  list(products: number): void;
  /** Asked of a whole answer: some few rows may be full of long texts, under many names. */
  takeTexts(answer: unknown): void;
  /** True once more was asked for than there was: no answer is whole any more. */
  readonly isSpent: boolean;
}

export function createRowBudget(limits = LIMITS, forEach = FOR_EACH_LISTED): RowBudget {
  let { values, characters } = limits;
  let [longest, listed, taken] = [0, 0, 0];
  const isSpent = () => values < 0 || characters < 0;
  function take(wanted: number): boolean {
    if (isSpent()) return false;
    values -= wanted;
    taken += wanted;
    return !isSpent();
  }
  return {
    take,
    takeListed(wanted) {
      if (wanted > listed) return take(wanted);
      listed -= wanted;
      taken += wanted;
      return true;
    },
    list(products) {
      const more = Math.max(0, products - longest);
      longest += more;
      listed += more * forEach.values;
      characters += more * forEach.characters;
    },
    takeTexts(answer) {
      if (taken >= FEW_VALUES) characters -= charactersOf(answer, characters);
    },
    get isSpent() {
      return isSpent();
    },
  };
}

/** Stops counting beyond `enough`. */
function charactersOf(answer: unknown, enough: number): number {
  const waiting = [answer];
  let characters = 0;
  while (waiting.length > 0 && characters <= enough) {
    const next = waiting.pop();
    if (typeof next === 'string') characters += next.length;
    else if (typeof next === 'object' && next !== null) for (const value of Object.values(next)) waiting.push(value);
  }
  return characters;
}

type Resolver = GraphQLFieldResolver<unknown, { readonly rows: RowBudget }>;

/** Makes every connection of the schema, all of which may be null, pay for its rows. */
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
    const [, , { rows }, info] = call;
    const found: unknown = resolve(...call);
    return found instanceof Promise ? found.then((value) => charge(value, rows, info)) : charge(found, rows, info);
  };
}

function charge(connection: unknown, rows: RowBudget, info: GraphQLResolveInfo): unknown {
  if (!hasNodes(connection)) return connection;
  const { length } = connection.nodes;
  const values = length * costOfRow(info);
  return payFor({ rows: length, values }, rows, info) ? connection : null;
}

function payFor(list: { readonly rows: number; readonly values: number }, rows: RowBudget, info: GraphQLResolveInfo) {
  if (!isProductListQuery(info)) return rows.take(list.values);
  if (info.path.prev === undefined) rows.list(list.rows);
  return rows.takeListed(list.values);
}

const hasNodes = (value: unknown): value is { readonly nodes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
