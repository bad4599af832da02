import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Execution, selectedFields } from './selected-fields.ts';

/** Thrown where a response needs more than a plan can do: a promise, an error, a null that may not be. */
export class BeyondPlan extends Error {}

/** What a resolver has returned, as it stands in the response. @throws BeyondPlan, or what a resolver throws */
type Complete = (value: unknown, context: unknown) => unknown;

/** A field of an object type, with everything that is the same for all objects of the type. */
export interface PlannedField {
  readonly key: string;
  readonly info: GraphQLResolveInfo;
  readonly execution: Execution;
  resolve(source: unknown, context: unknown): unknown;
}

/** What is selected of an object of this type, which is the value of the field. */
export const planFields = (
  type: GraphQLObjectType,
  { info, execution }: Pick<PlannedField, 'info' | 'execution'>,
): readonly PlannedField[] =>
  [...selectedFields(info.fieldNodes, type, execution)].map(([key, nodes]) =>
    planField(type, { key, nodes, prev: info.path }, execution),
  );

interface Place {
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly prev: GraphQLResolveInfo['path'] | undefined;
}

export function planField(type: GraphQLObjectType, { key, nodes, prev }: Place, execution: Execution): PlannedField {
  const [node] = nodes;
  const field = node && execution.schema.getField(type, node.name.value);
  // The last would be taken for the prototype of the object that is made.
  if (!field || type.isTypeOf || key === '__proto__') throw new BeyondPlan();
  const resolver: GraphQLFieldResolver<unknown, unknown> = field.resolve ?? defaultFieldResolver;
  const values = getArgumentValues(field, node, execution.variableValues);
  const { schema, fragmentDefinitions, operation, rootValue, variableValues } = execution;
  const info: GraphQLResolveInfo = {
    schema,
    operation,
    rootValue,
    variableValues,
    fragments: fragmentDefinitions,
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType: type,
    path: { prev, key, typename: type.name },
    getAbortSignal: () => undefined,
    getAsyncHelpers: () => {
      throw new BeyondPlan();
    },
  };
  return { key, info, execution, resolve: (source, context) => resolver(source, values, context, info) };
}

export function completer(type: GraphQLOutputType, field: PlannedField): Complete {
  const isRequired = isNonNullType(type);
  const complete = present(isRequired ? type.ofType : type, field);
  return (value, context) => {
    if (value === null || value === undefined) {
      if (isRequired) throw new BeyondPlan();
      return null;
    }
    if (value instanceof Error || isPromise(value)) throw beyond([value]);
    return complete(value, context);
  };
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** What is promised is dropped, and asked for anew by graphql-js. If it fails with nobody waiting for it, that ends the process. */
function beyond(values: readonly unknown[]): BeyondPlan {
  for (const value of values) if (isPromise(value)) value.then(undefined, () => undefined);
  return new BeyondPlan();
}

function present(type: GraphQLOutputType, field: PlannedField): Complete {
  if (isLeafType(type)) return leaf(type);
  if (isListType(type)) return list(completer(type.ofType, field));
  if (isObjectType(type)) return object(type, field);
  if (isAbstractType(type) && type.resolveType) return abstract(type, field);
  throw new BeyondPlan();
}

const leaf =
  (type: GraphQLLeafType): Complete =>
  (value) => {
    const output = type.coerceOutputValue(value);
    if (output === null || output === undefined) throw new BeyondPlan();
    return output;
  };

const list =
  (complete: Complete): Complete =>
  (value, context) => {
    if (!Array.isArray(value)) throw new BeyondPlan();
    if (value.some(isPromise)) throw beyond(value);
    return value.map((item) => complete(item, context));
  };

function object(type: GraphQLObjectType, of: PlannedField): Complete {
  const fields = planFields(type, of).map((field) => ({ ...field, complete: completer(field.info.returnType, field) }));
  // A copy has its final shape from the start: properties that are added one by one cost several times as much.
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(fields.map(({ key }) => [key, null]));
  const complete: Complete = (source, context) => {
    const completed = { ...empty };
    for (const field of fields) completed[field.key] = field.complete(field.resolve(source, context), context);
    return completed;
  };
  return type.name === PICTURE ? onceForEach(complete) : complete;
}

/** Many products and variations have the same one, of which nothing depends on whose it is. */
const PICTURE = 'MediaItem';

/** A plan is for one request, so what it is completed in stays the same. */
function onceForEach(complete: Complete): Complete {
  const known = new Map<unknown, unknown>();
  return (source, context) => {
    const before = known.get(source);
    if (before !== undefined) return before;
    const completed = complete(source, context);
    known.set(source, completed);
    return completed;
  };
}

type AbstractType = Parameters<Execution['schema']['isSubType']>[0];

function abstract(type: AbstractType, of: PlannedField): Complete {
  const { schema } = of.execution;
  const plans = new Map<unknown, Complete>();
  const planOf = (name: unknown): Complete => {
    const concrete = typeof name === 'string' ? schema.getType(name) : undefined;
    if (!isObjectType(concrete) || !schema.isSubType(type, concrete)) throw new BeyondPlan();
    return object(concrete, of);
  };
  return (value, context) => {
    const name: unknown = type.resolveType?.(value, context, of.info, type);
    const complete = plans.get(name) ?? planOf(name);
    plans.set(name, complete);
    return complete(value, context);
  };
}
