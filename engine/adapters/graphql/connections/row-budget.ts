import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { isConnection, valuesOfRow } from './values-of-row.ts';

interface Limits {
  /**
   * Fields without fields of their own, over all rows. Twice what the widest honest question needs: a whole catalogue of
   * 5,000 products with pictures, terms and variations.
   */
  readonly values: number;
  /** Of the texts among them. */
  readonly characters: number;
}

const LIMITS: Limits = { values: 4_000_000, characters: 64_000_000 };

/** Answers with fewer values are not worth looking through. */
const FEW_VALUES = 10_000;

/** What one request may still be answered with: lists in lists multiply, and so do batches. */
export interface RowBudget {
  /** False when there is not so much left, and from then on: nothing more is looked up for an answer that is too much. */
  take(values: number): boolean;
  /** Asked of a whole answer: some few rows may be full of long texts, under many names. */
  takeTexts(answer: unknown): void;
  /** True once more was asked for than there was: no answer is whole any more. */
  readonly isSpent: boolean;
}

export function createRowBudget(limits = LIMITS): RowBudget {
  let { values, characters } = limits;
  const isSpent = () => values < 0 || characters < 0;
  return {
    take(wanted) {
      if (!isSpent()) values -= wanted;
      return !isSpent();
    },
    takeTexts(answer) {
      if (limits.values - values >= FEW_VALUES) characters -= charactersOf(answer, characters);
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
  return !hasNodes(connection) || rows.take(connection.nodes.length * valuesOfRow(info)) ? connection : null;
}

const hasNodes = (value: unknown): value is { readonly nodes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
