import {
  type ExecutionResult,
  executeRootSelectionSet,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  validateExecutionArgs,
} from 'graphql';
import type { Context } from '../context/context.ts';
import { logOnce, type MaskNeeds, maskError } from '../errors/mask-errors.ts';
import { refusal } from '../errors/refuse.ts';
import { COSTS } from '../limits/costs.ts';
import { createIntrospectionCost } from '../limits/introspection-cost.ts';
import { jsonInTurns } from '../limits/turns.ts';
import { createDocuments, operationKind } from './documents.ts';
import { executeList } from './execute-list.ts';

export interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

interface RunOptions {
  readonly context: Context;
  /** True for a GET request, which must not change anything. */
  readonly readOnly?: boolean;
}

/** Executes one operation, whichever way it came in. Never rejects: what fails is in `errors`. */
export type OperationRunner = (operation: Operation, options: RunOptions) => Promise<ExecutionResult>;

export function createOperationRunner(schema: GraphQLSchema, masking: MaskNeeds): OperationRunner {
  const readDocument = createDocuments(schema);
  const introspection = createIntrospectionCost(schema);
  return async ({ query, operationName, variables }, { context, readOnly }) => {
    const { responseBudget, turns } = context;
    await turns.pass();
    const read = readDocument(query);
    if (!read.ok || read.isNew) responseBudget.addWork(query.length * COSTS.newCharacter);
    if (!read.ok) return { errors: read.errors };
    const isMutation = operationKind(read.document, operationName) === OperationTypeNode.MUTATION;
    if (readOnly && isMutation) {
      return { errors: [MUTATION_BY_GET] };
    }
    const introspected = introspection.of(read.document, operationName);
    if (introspected > 0) responseBudget.introspect(introspected, introspection.most());
    if (responseBudget.isSpent) return { errors: [refusal('TOO_MANY_ROWS')] };
    const log = logOnce(masking.log);
    const validated = validateExecutionArgs({
      schema,
      document: read.document,
      contextValue: context,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    });
    const { data, errors } =
      'schema' in validated
        ? ((await executeList(validated, context)) ?? (await executeRootSelectionSet(validated)))
        : { data: undefined, errors: validated };
    await responseBudget.spendTexts(data, turns);
    if (responseBudget.isSpent) return { errors: [refusal('TOO_MANY_ROWS')] };
    return {
      ...(errors && { errors: errors.map((error) => maskError(error, { ...masking, log, isMutation })) }),
      ...(data !== undefined && { data }),
    };
  };
}

const MUTATION_BY_GET = new GraphQLError('GET supports only query operation', {
  extensions: { category: 'graphql', code: 'METHOD_NOT_ALLOWED' },
});

/** The response to one operation, as an object and as it is sent. */
export interface GraphqlResponse {
  /** False when nothing of the operation was executed. */
  readonly hasData: boolean;
  /** Nothing could be done now, and the same request may be sent again. */
  readonly isBusy: boolean;
  result(): ExecutionResult;
  text(): Promise<string>;
}

const isBusy = ({ data, errors }: ExecutionResult): boolean =>
  data !== undefined &&
  errors?.some(({ extensions }) => extensions.code === 'BUSY') === true &&
  Object.values(data ?? {}).every((value) => value === null);

/** Responses to requests that have cost less are written at once. */
const COST_OF_LONG = 10_000;

export const responseOf = (
  result: ExecutionResult,
  { responseBudget, turns }: Pick<Context, 'responseBudget' | 'turns'>,
): GraphqlResponse => ({
  hasData: result.data !== undefined,
  isBusy: isBusy(result),
  result: () => result,
  text: async () => (responseBudget.cost < COST_OF_LONG ? JSON.stringify(result) : jsonInTurns({ ...result }, turns)),
});
