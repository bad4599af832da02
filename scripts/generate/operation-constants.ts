import {
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';

/**
 * One constant per operation: its name, its kind and its text with the fragments it needs, and no others. Fields marked
 * with `@include(if: true)` are for this shop's own engine alone, those with `@skip(if: true)` for any other backend:
 * `text` has the first, `stockText` the second.
 */
export function operationConstants(document: DocumentNode): string {
  const own = textsOf(onlyFor('include', document));
  const stock = textsOf(onlyFor('skip', document));
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ operation: kind, name }) => constant(kind, named(name), { own, stock }))
    .join('\n');
}

type Mark = 'include' | 'skip';

const isMark = ({ name, arguments: given = [] }: DirectiveNode): boolean =>
  (name.value === 'include' || name.value === 'skip') &&
  given.some(({ value }) => value.kind === Kind.BOOLEAN && value.value);

/** The document without fields of the other mark, and without the marks. */
function onlyFor(mark: Mark, document: DocumentNode): DocumentNode {
  const isForOthers = (directive: DirectiveNode) => isMark(directive) && directive.name.value !== mark;
  const visitor: ASTVisitor = {
    Field: ({ directives = [] }) => (directives.some(isForOthers) ? null : undefined),
    Directive: (directive) => (isMark(directive) ? null : undefined),
    InlineFragment: { leave: ({ selectionSet }) => (selectionSet.selections.length === 0 ? null : undefined) },
  };
  return visit(document, visitor);
}

/** By the name of the operation. */
type Texts = ReadonlyMap<string, string>;

function constant(kind: string, name: string, { own, stock }: { readonly own: Texts; readonly stock: Texts }): string {
  const types = `${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;
  const [text, stockText] = [own.get(name), stock.get(name)];
  const value = JSON.stringify({ name, kind, text, ...(stockText !== text && { stockText }) });
  return `export const ${name}: Operation<${types}, ${types}Variables> = ${value};\n`;
}

function named(name: OperationDefinitionNode['name']): string {
  if (!name) throw new Error('every operation of the gateway has a name');
  return name.value;
}

function textsOf({ definitions }: DocumentNode): Texts {
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return new Map(
    definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => [named(operation.name), textOf(operation, fragments)]),
  );
}

const textOf = (operation: OperationDefinitionNode, fragments: Fragments): string =>
  [operation, ...neededBy(operation, fragments)].map((node) => print(node)).join('\n');

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function neededBy(operation: OperationDefinitionNode, fragments: Fragments): readonly FragmentDefinitionNode[] {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`no fragment is called ${value}`);
        if (needed.has(value)) return;
        needed.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...needed.values()];
}
