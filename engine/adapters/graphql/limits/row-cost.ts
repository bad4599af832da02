import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export const isConnection = ({ name }: GraphQLNamedType): boolean => name.endsWith('Connection');

type Known = Pick<GraphQLResolveInfo, 'schema' | 'fragments'>;

/** A list costs as much as this many values, even an empty one. */
const LIST_COST = 10;

const counted = new WeakMap<FieldNode, number>();

/**
 * How many values are selected of each row of a connection, at least one. A connection inside it has a cost of its own, and
 * its rows are counted apart. Of a row that may have one of several types the fields of all of them count.
 */
export function costOfRow({ fieldNodes, returnType, schema, fragments }: GraphQLResolveInfo): number {
  const ofField = (node: FieldNode): number => {
    const known = counted.get(node);
    if (known !== undefined) return known;
    const values = ofSelections(node.selectionSet, getNamedType(returnType), { schema, fragments });
    counted.set(node, values);
    return values;
  };
  return Math.max(
    1,
    fieldNodes.reduce((values, node) => values + ofField(node), 0),
  );
}

const ofSelections = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined, known: Known): number =>
  (set?.selections ?? []).reduce((values, selection) => values + ofSelection(selection, type, known), 0);

function ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, known: Known): number {
  switch (selection.kind) {
    case Kind.FIELD:
      return ofNode(selection, type, known);
    case Kind.INLINE_FRAGMENT: {
      const { typeCondition, selectionSet } = selection;
      return ofSelections(selectionSet, typeCondition ? known.schema.getType(typeCondition.name.value) : type, known);
    }
    case Kind.FRAGMENT_SPREAD: {
      const fragment = known.fragments[selection.name.value];
      return ofSelections(
        fragment?.selectionSet,
        known.schema.getType(fragment?.typeCondition.name.value ?? ''),
        known,
      );
    }
  }
}

function ofNode({ name, selectionSet }: FieldNode, type: GraphQLNamedType | undefined, known: Known): number {
  if (!selectionSet) return 1;
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
  const below = field && getNamedType(field.type);
  return below && isConnection(below) ? LIST_COST : ofSelections(selectionSet, below, known);
}
