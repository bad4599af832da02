import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** Fields that list products, wherever they are. */
export const PRODUCT_LISTS: ReadonlySet<string> = new Set(['products', 'related', 'upsell', 'crossSell']);

type Execution = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>;

const known = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation reads one list of products and no other products within it, as clients read a catalog. */
export function isProductListQuery({ operation, fragments }: Execution): boolean {
  const isList = known.get(operation) ?? readsOneList(operation, fragments);
  known.set(operation, isList);
  return isList;
}

function readsOneList({ selectionSet }: OperationDefinitionNode, fragments: Execution['fragments']): boolean {
  const [only, ...others] = selectionSet.selections;
  return others.length === 0 && only?.kind === Kind.FIELD && listsIn(selectionSet, fragments) === 1;
}

/** How many lists of products are selected. */
const listsIn = (set: SelectionSetNode | undefined, fragments: Execution['fragments']): number =>
  (set?.selections ?? []).reduce((lists, node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return lists + listsIn(fragments[node.name.value]?.selectionSet, fragments);
    const here = node.kind === Kind.FIELD && PRODUCT_LISTS.has(node.name.value) ? 1 : 0;
    return lists + here + listsIn(node.selectionSet, fragments);
  }, 0);
