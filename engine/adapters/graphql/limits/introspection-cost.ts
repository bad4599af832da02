import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { once } from '../once.ts';

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
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const rowsOf = (lists: readonly (readonly unknown[])[]): Rows => ({
    total: lists.reduce((sum, { length }) => sum + length, 0),
    longest: Math.max(...lists.map(({ length }) => length)),
  });
  return new Map([
    ['types', rowsOf([types])],
    ['directives', rowsOf([directives])],
    ['args', rowsOf([...types.flatMap(fieldsOf), ...directives].map(({ args }) => args))],
    ['fields', rowsOf(types.map(fieldsOf))],
    ['inputFields', rowsOf(types.map((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : [])))],
    ['interfaces', rowsOf(types.map((type) => ('getInterfaces' in type ? type.getInterfaces() : [])))],
    ['enumValues', rowsOf(types.map((type) => (isEnumType(type) ? type.getValues() : [])))],
    ['possibleTypes', rowsOf(types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : [])))],
  ]);
}

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
