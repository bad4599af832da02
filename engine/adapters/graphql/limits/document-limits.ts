import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { PRODUCT_LISTS } from './product-lists.ts';

/** Above what the largest document of a known storefront needs (1,100 tokens, depth 10), far below what overloads a process. */
export const DOCUMENT_LIMITS = {
  tokens: 5000,
  depth: 15,
  /** Fields of one operation, with its fragments spread. */
  fields: 1500,
  aliases: 100,
  rootFields: 20,
  /** Nested lists of products: the related ones of each of a list, or those in each category of a product. */
  productLists: 2,
} as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly productLists: number;
}

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0, productLists: 0 };

/** Why a document is too large, or null. Checked before validation, whose cost grows with the square of a document. */
export function excessOf(document: DocumentNode): string | null {
  const measure = createMeasure(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const excess = excessOfOperation(definition, measure(definition.selectionSet));
    if (excess) return excess;
  }
  return null;
}

function excessOfOperation({ selectionSet }: OperationDefinitionNode, size: Size): string | null {
  const { depth, fields, aliases, productLists } = size;
  if (depth > DOCUMENT_LIMITS.depth) return `The query is deeper than ${DOCUMENT_LIMITS.depth} fields.`;
  if (fields > DOCUMENT_LIMITS.fields) return `The query has more than ${DOCUMENT_LIMITS.fields} fields.`;
  if (aliases > DOCUMENT_LIMITS.aliases) return `The query has more than ${DOCUMENT_LIMITS.aliases} aliases.`;
  if (productLists > DOCUMENT_LIMITS.productLists) {
    return `The query has more than ${DOCUMENT_LIMITS.productLists} lists of products in one another.`;
  }
  if (selectionSet.selections.length > DOCUMENT_LIMITS.rootFields) {
    return `The query has more than ${DOCUMENT_LIMITS.rootFields} root fields.`;
  }
  return null;
}

function createMeasure(document: DocumentNode): (selections: SelectionSetNode) => Size {
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  // A fragment counts as nothing until it is measured, which stops one that contains itself. Validation rejects it.
  const measured = new Map<string, Size>();

  const ofSelections = ({ selections }: SelectionSetNode): Size =>
    selections.map(ofSelection).reduce(sideBySide, NOTHING);

  function ofSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FIELD) return ofField(node);
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSelections(node.selectionSet);
    const fragment = fragments.get(node.name.value);
    return fragment ? ofFragment(fragment) : NOTHING;
  }

  function ofField({ name, alias, selectionSet }: FieldNode): Size {
    const below = selectionSet ? ofSelections(selectionSet) : NOTHING;
    return {
      depth: below.depth + 1,
      fields: below.fields + 1,
      aliases: below.aliases + (alias ? 1 : 0),
      productLists: below.productLists + (PRODUCT_LISTS.has(name.value) ? 1 : 0),
    };
  }

  function ofFragment({ name, selectionSet }: FragmentDefinitionNode): Size {
    const known = measured.get(name.value);
    if (known) return known;
    measured.set(name.value, NOTHING);
    const size = ofSelections(selectionSet);
    measured.set(name.value, size);
    return size;
  }
  return ofSelections;
}

const sideBySide = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  productLists: Math.max(a.productLists, b.productLists),
});
