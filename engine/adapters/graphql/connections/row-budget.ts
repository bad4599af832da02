import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { refuse } from '../refuse.ts';

/** Twice what the widest honest question needs: a whole catalogue of 5,000 products with pictures, terms and variations. */
const MOST_ROWS = 400_000;

/** Rows one operation may still fill its lists with: lists in lists multiply. */
export interface RowBudget {
  take(rows: number): void;
}

export function createRowBudget(limit = MOST_ROWS): RowBudget {
  let left = limit;
  return {
    take(rows) {
      left -= rows;
      if (left < 0) refuse('TOO_MANY_ROWS', { limit });
    },
  };
}

type Resolver = GraphQLFieldResolver<unknown, { readonly rows: RowBudget }>;

/** Makes every connection of the schema pay for its rows. */
export function chargeConnections(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type).name.endsWith('Connection')) {
        field.resolve = charged(field.resolve ?? defaultFieldResolver);
      }
    }
  }
}

function charged(resolve: Resolver): Resolver {
  return (...call) => {
    const [, , { rows }] = call;
    const found: unknown = resolve(...call);
    return found instanceof Promise ? found.then((value) => charge(value, rows)) : charge(found, rows);
  };
}

function charge(connection: unknown, rows: RowBudget): unknown {
  if (hasNodes(connection)) rows.take(connection.nodes.length);
  return connection;
}

const hasNodes = (value: unknown): value is { readonly nodes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
