import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';

/** One constant per operation: its name, its kind and its text with the fragments it needs, and no others. */
export function operationConstants(document: DocumentNode): string {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => constant(operation, neededBy(operation, fragments)))
    .join('\n');
}

function constant(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): string {
  const name = operation.name?.value;
  if (!name) throw new Error('every operation of the gateway has a name');
  const types = `${name[0]?.toUpperCase()}${name.slice(1)}${operation.operation === 'query' ? 'Query' : 'Mutation'}`;
  const text = [operation, ...fragments].map((node) => print(node)).join('\n');
  const value = JSON.stringify({ name, kind: operation.operation, text });
  return `export const ${name}: Operation<${types}, ${types}Variables> = ${value};\n`;
}

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
