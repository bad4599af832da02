import {
  type DefinitionNode,
  type DirectiveNode,
  type InterfaceTypeDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';

/** By name, in the order in which they are printed. */
export type Types = Map<string, TypeDefinitionNode>;

export type Composite = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

export const isComposite = (type: DefinitionNode | undefined): type is Composite =>
  type?.kind === Kind.OBJECT_TYPE_DEFINITION || type?.kind === Kind.INTERFACE_TYPE_DEFINITION;

/** Every type of the schema, with what its extensions add. */
export function typesOf(definitions: readonly DefinitionNode[]): Types {
  const types: Types = new Map();
  for (const definition of definitions) {
    if (!isTypeDefinitionNode(definition)) continue;
    if (types.has(definition.name.value)) throw new Error(`the schema defines ${definition.name.value} twice`);
    types.set(definition.name.value, definition);
  }
  for (const extension of definitions.filter(isTypeExtensionNode)) {
    const type = types.get(extension.name.value);
    if (!type) throw new Error(`the schema extends ${extension.name.value}, which it does not define`);
    types.set(type.name.value, joined(type, extension));
  }
  return types;
}

const LISTS = ['interfaces', 'fields', 'values', 'types'] as const;

type Parts = Readonly<Partial<Record<(typeof LISTS)[number], readonly unknown[]>>>;

/** The definition with the interfaces, fields and values that its extension adds. */
function joined(type: TypeDefinitionNode, extension: TypeExtensionNode): TypeDefinitionNode {
  const [base, more]: readonly [Parts, Parts] = [type as Parts, extension as Parts];
  const lists = LISTS.filter((list) => more[list]).map((list) => [
    list,
    [...(base[list] ?? []), ...(more[list] ?? [])],
  ]);
  return { ...type, ...Object.fromEntries(lists) };
}

/** The text argument of a directive of ours; undefined where the type has no such directive. */
export function directiveText(directives: readonly DirectiveNode[] | undefined, name: string): string | undefined {
  const value = directives?.find((directive) => directive.name.value === name)?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
