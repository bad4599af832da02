import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** Fields that list products, wherever they are. */
export const PRODUCT_LISTS: ReadonlySet<string> = new Set(['products', 'related', 'upsell', 'crossSell']);

type Asked = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>;

const known = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation asks for one list of products and for no other products within it, as a catalogue is read. */
export function isProductListQuery({ operation, fragments }: Asked): boolean {
  const listing = known.get(operation) ?? asksForOneList(operation, fragments);
  known.set(operation, listing);
  return listing;
}

function asksForOneList({ selectionSet }: OperationDefinitionNode, fragments: Asked['fragments']): boolean {
  const [only, ...others] = selectionSet.selections;
  return others.length === 0 && only?.kind === Kind.FIELD && listsIn(selectionSet, fragments) === 1;
}

/** How often lists of products are asked for. */
const listsIn = (set: SelectionSetNode | undefined, fragments: Asked['fragments']): number =>
  (set?.selections ?? []).reduce((lists, node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return lists + listsIn(fragments[node.name.value]?.selectionSet, fragments);
    const here = node.kind === Kind.FIELD && PRODUCT_LISTS.has(node.name.value) ? 1 : 0;
    return lists + here + listsIn(node.selectionSet, fragments);
  }, 0);
