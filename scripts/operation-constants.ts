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
 * with `@include(if: true)` are known to this shop's own engine alone; `stockText` does without them.
 */
export function operationConstants(document: DocumentNode): string {
  const stock = textsOf(visit(document, WITHOUT_MARKED));
  const own = textsOf(visit(document, WITHOUT_MARKS));
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ operation: kind, name }) => constant(kind, named(name), { own, stock }))
    .join('\n');
}

const isMark = ({ name, arguments: given = [] }: DirectiveNode): boolean =>
  name.value === 'include' && given.some(({ value }) => value.kind === Kind.BOOLEAN && value.value);

const WITHOUT_MARKED: ASTVisitor = {
  Field: ({ directives = [] }) => (directives.some(isMark) ? null : undefined),
};

const WITHOUT_MARKS: ASTVisitor = { Directive: (directive) => (isMark(directive) ? null : undefined) };

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
