import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidatedExecutionArgs,
} from 'graphql';

export type Execution = Pick<
  ValidatedExecutionArgs,
  'schema' | 'fragmentDefinitions' | 'operation' | 'rootValue' | 'variableValues'
>;

/** By the name in the response, in the order of the document; a field that is selected twice has several nodes. */
export type SelectedFields = ReadonlyMap<string, readonly FieldNode[]>;

/** What fields select of an object of this type, which is their value (GraphQL, “CollectSubfields”). */
export function selectedFields(
  owners: readonly FieldNode[],
  type: GraphQLObjectType,
  { schema, fragmentDefinitions, variableValues }: Execution,
): SelectedFields {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  for (const { selectionSet } of owners) visitAll(selectionSet);
  return fields;

  function visitAll(set: SelectionSetNode | undefined): void {
    for (const node of set?.selections ?? []) if (isIncluded(node)) visit(node);
  }

  function visit(node: SelectionNode): void {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      const known = fields.get(key);
      if (known) known.push(node);
      else fields.set(key, [node]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      if (isOfType(node.typeCondition?.name.value)) visitAll(node.selectionSet);
    } else {
      const fragment = fragmentDefinitions[node.name.value];
      if (!fragment || visited.has(node.name.value) || !isOfType(fragment.typeCondition.name.value)) return;
      visited.add(node.name.value);
      visitAll(fragment.selectionSet);
    }
  }

  function isIncluded(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    const isSkipped = getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true;
    return !isSkipped && getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
  }

  function isOfType(condition: string | undefined): boolean {
    const wanted = condition === undefined ? type : schema.getType(condition);
    return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
  }
}
