import {
  type ExecutionResult,
  type FieldNode,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type ValidatedExecutionArgs,
} from 'graphql';
import type { Context } from '../context/context.ts';
import { isProductListQuery } from '../limits/product-lists.ts';
import { WITHIN_A_ROW } from '../limits/turns.ts';
import { BeyondPlan, completer, type PlannedField, planField, planFields } from './list-plan.ts';

type Request = Pick<Context, 'responseBudget' | 'turns'>;

/**
 * Executes an operation that reads one list of products, as clients read a whole catalog. What graphql-js looks up anew for
 * each field of each row is planned once for all rows, and no row waits for anything. Null where the response needs more than
 * that: then graphql-js gives it, with its errors.
 */
export async function executeList(
  execution: ValidatedExecutionArgs,
  context: Request,
): Promise<ExecutionResult | null> {
  const { operation, fragmentDefinitions: fragments } = execution;
  if (operation.operation !== OperationTypeNode.QUERY || !isProductListQuery({ operation, fragments })) return null;
  const forget = context.responseBudget.remember();
  try {
    const field = rootField(execution);
    return { data: { [field.key]: await completedConnection(field, context) } };
  } catch {
    forget();
    return null;
  }
}

function rootField(execution: ValidatedExecutionArgs): PlannedField {
  const type = execution.schema.getQueryType();
  const [node] = execution.operation.selectionSet.selections;
  if (!type || node?.kind !== Kind.FIELD || node.directives?.length) throw new BeyondPlan();
  return planField(type, { key: keyOf(node), nodes: [node], prev: undefined }, execution);
}

const keyOf = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;

async function completedConnection(field: PlannedField, context: Request): Promise<unknown> {
  const type = getNullableType(field.info.returnType);
  const connection = await field.resolve(field.execution.rootValue, context);
  if (!isObjectType(type) || typeof connection !== 'object' || connection === null) throw new BeyondPlan();
  const withinRow: Request = Object.create(context, { turns: { value: WITHIN_A_ROW } });
  const completed: Record<string, unknown> = {};
  for (const own of planFields(type, field)) {
    const value = own.resolve(connection, context);
    completed[own.key] = isRows(value)
      ? await completedRows(value, itemCompleter(own), withinRow)
      : completer(own.info.returnType, own)(value, withinRow);
  }
  return completed;
}

/** Long lists come in turns. */
const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

type Complete = ReturnType<typeof completer>;

function itemCompleter(field: PlannedField): Complete {
  const type: GraphQLOutputType = getNullableType(field.info.returnType);
  if (!isListType(type)) throw new BeyondPlan();
  return completer(type.ofType, field);
}

async function completedRows(
  rows: AsyncIterable<unknown>,
  complete: Complete,
  context: Request,
): Promise<readonly unknown[]> {
  const completed: unknown[] = [];
  for await (const row of rows) completed.push(complete(row, context));
  return completed;
}
