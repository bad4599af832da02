import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  introspectionFromSchema,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

export interface IntrospectionCost {
  /** How many values an operation reads of the schema itself, at most; 0 for one that reads data only. */
  of(document: DocumentNode, operationName: string | null | undefined): number;
  /** Half as many again as the tools of clients read. */
  most(): number;
}

/** Lists of one type, field or directive. Those of all types together have `total` rows, that of one at most `longest`. */
interface Rows {
  readonly total: number;
  readonly longest: number;
}

const OF_TYPES = ['fields', 'inputFields', 'interfaces', 'enumValues', 'possibleTypes'] as const;

export function createIntrospectionCost(schema: GraphQLSchema): IntrospectionCost {
  const lists = once(() => measureLists(schema));
  const costOf: IntrospectionCost['of'] = (document, operationName) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return 0;
    const fragments = new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    );
    return fieldsIn(operation.selectionSet, fragments)
      .filter(({ name }) => name.value === '__schema' || name.value === '__type')
      .reduce((values, { selectionSet }) => values + valuesIn(selectionSet, { rows: 1, under: null }, lists()), 0);

    function valuesIn(set: SelectionSetNode | undefined, place: Place, lengths: ReadonlyMap<string, Rows>): number {
      return fieldsIn(set, fragments).reduce((values, { name, selectionSet }) => {
        const inside = enter(place, name.value, lengths);
        return values + inside.rows + valuesIn(selectionSet, inside, lengths);
      }, 0);
    }
  };
  return { of: costOf, most: once(() => 1.5 * costOf(parse(getIntrospectionQuery(EVERYTHING)), null)) };
}

const EVERYTHING = { inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true, oneOf: true };

interface Place {
  /** How many objects there are of which a field is read. */
  readonly rows: number;
  /** The list they are in, if it is the one of all types or the one of all their fields. */
  readonly under: 'types' | 'fields' | null;
}

function enter({ rows, under }: Place, name: string, lengths: ReadonlyMap<string, Rows>): Place {
  const length = lengths.get(name);
  if (!length) return { rows, under: null };
  if (name === 'types') return { rows: length.total, under: 'types' };
  if (under === 'types') return { rows: length.total, under: name === 'fields' ? 'fields' : null };
  if (under === 'fields' && name === 'args') return { rows: length.total, under: null };
  return { rows: rows * length.longest, under: null };
}

/** The fields of a selection, with its fragments spread. They contain no circle: the document is valid. */
const fieldsIn = (set: SelectionSetNode | undefined, fragments: ReadonlyMap<string, FragmentDefinitionNode>) =>
  (set?.selections ?? []).flatMap((node): readonly FieldOf[] => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet, fragments);
    return fieldsIn(fragments.get(node.name.value)?.selectionSet, fragments);
  });

type FieldOf = Extract<SelectionSetNode['selections'][number], { readonly kind: typeof Kind.FIELD }>;

function measureLists(schema: GraphQLSchema): ReadonlyMap<string, Rows> {
  const { types, directives } = introspectionFromSchema(schema).__schema;
  const lengthsOf = (objects: readonly object[], list: string) =>
    objects.map((object) => (Object.entries(object).find(([name]) => name === list)?.[1]?.length ?? 0) as number);
  const rowsOf = (lengths: readonly number[]): Rows => ({
    total: lengths.reduce((sum, length) => sum + length, 0),
    longest: Math.max(...lengths),
  });
  const fields = types.flatMap((type) => (type.kind === 'OBJECT' || type.kind === 'INTERFACE' ? type.fields : []));
  return new Map([
    ['types', { total: types.length, longest: types.length }],
    ['directives', { total: directives.length, longest: directives.length }],
    ['args', rowsOf([...lengthsOf(fields, 'args'), ...lengthsOf(directives, 'args')])],
    ...OF_TYPES.map((list) => [list, rowsOf(lengthsOf(types, list))] as const),
  ]);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
