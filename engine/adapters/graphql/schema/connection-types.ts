import { type FieldDefinitionNode, Kind, parse, type TypeNode } from 'graphql';
import { type Composite, directiveText, isComposite, type Types } from './type-map.ts';

const CONNECTION = /^\w+To[A-Z]\w*Connection$/;
const EDGE = /^(\w+To[A-Z]\w*Connection)Edge$/;

/**
 * Completes the connections of a schema. `AToBConnection` lists B: it, its edges and its pages follow from that name, or
 * from `@connection(of: "B")` where the name says something else. `AToBConnectionEdge` without such a list leads to one B.
 * A field that is a connection takes the arguments of a page, and `where` if there is an input for it.
 */
export function addConnections(types: Types): void {
  const names = namesIn(types);
  for (const [name, type] of types) if (isComposite(type)) types.set(name, withListArguments(type, types));
  for (const name of names) if (CONNECTION.test(name)) addConnection(name, types);
  for (const name of names) {
    const connection = EDGE.exec(name)?.[1];
    if (connection && !types.has(connection)) addEdge(name, { node: nodeOf(name, types), isOnly: true }, types);
  }
}

/** Of all types but interfaces: those that are defined, and those that fields have. */
function namesIn(types: Types): readonly string[] {
  const all = [...types.values()];
  const used = all.filter(isComposite).flatMap(({ fields = [] }) => fields.map(({ type }) => nameOf(type)));
  return [...new Set([...types.keys(), ...used])].filter(
    (name) => types.get(name)?.kind !== Kind.INTERFACE_TYPE_DEFINITION,
  );
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** What a connection or edge leads to: the longest part of its name after a `To` that is a type. */
function nodeOf(name: string, types: Types): string {
  const type = types.get(name);
  const stated = isComposite(type) ? statedNode(type) : undefined;
  if (stated !== undefined) return stated;
  const parts = name.replace(/Connection(Edge)?$/, '').split(/To(?=[A-Z])/);
  const node = parts.map((_part, at) => parts.slice(at + 1).join('To')).find((part) => isComposite(types.get(part)));
  if (node === undefined) throw new Error(`${name} names no type: say @connection(of: "…")`);
  return node;
}

/** By its directive, or in a schema that is complete already by its own field. */
function statedNode({ directives, fields = [] }: Composite): string | undefined {
  const field = fields.find(({ name }) => name.value === 'nodes' || name.value === 'node');
  return directiveText(directives, 'connection') ?? (field && nameOf(field.type));
}

function addConnection(name: string, types: Types): void {
  const node = nodeOf(name, types);
  addEdge(`${name}Edge`, { node, isOnly: false }, types);
  complete(
    types,
    `type ${name}PageInfo implements ${node}ConnectionPageInfo
     type ${name} implements ${node}Connection {
       edges: [${name}Edge!]!
       nodes: [${node}!]!
       pageInfo: ${name}PageInfo!
     }`,
  );
}

function addEdge(
  name: string,
  { node, isOnly }: { readonly node: string; readonly isOnly: boolean },
  types: Types,
): void {
  if (!types.has(`${node}Connection`)) complete(types, interfacesFor(node));
  const kinds = isOnly ? `OneToOneConnection & ${node}ConnectionEdge` : `${node}ConnectionEdge`;
  complete(types, `type ${name} implements ${kinds} { cursor: String node: ${node}! }`);
}

const interfacesFor = (node: string) => `
  interface ${node}Connection implements Connection {
    edges: [${node}ConnectionEdge!]!
    nodes: [${node}!]!
    pageInfo: ${node}ConnectionPageInfo!
  }
  interface ${node}ConnectionEdge implements Edge { cursor: String node: ${node}! }
  interface ${node}ConnectionPageInfo implements WPPageInfo`;

/** Adds the types of this text, or what they have to those of the same names. */
function complete(types: Types, text: string): void {
  for (const addition of parse(text).definitions.filter(isComposite)) {
    const name = addition.name.value;
    const type = types.get(name);
    types.set(name, isComposite(type) ? joined(addition, type) : addition);
  }
}

/** Unlike its interfaces, a field that both have is written once, as the second has it. */
function joined(addition: Composite, type: Composite): Composite {
  const fields = new Map(
    [...(addition.fields ?? []), ...(type.fields ?? [])].map((field) => [field.name.value, field]),
  );
  const interfaces = [...(addition.interfaces ?? []), ...(type.interfaces ?? [])];
  return {
    ...type,
    directives: [],
    interfaces: [...new Map(interfaces.map((node) => [node.name.value, node])).values()],
    fields: [...fields.values()],
  };
}

const PAGE_ARGUMENTS = ['first: Int', 'last: Int', 'after: String', 'before: String'];

function withListArguments(type: Composite, types: Types): Composite {
  return { ...type, fields: (type.fields ?? []).map((field) => withArguments(field, types)) };
}

function withArguments(field: FieldDefinitionNode, types: Types): FieldDefinitionNode {
  const name = nameOf(field.type);
  if (!name.endsWith('Connection') || field.arguments?.some((argument) => argument.name.value === 'first'))
    return field;
  const where = `${name}WhereArgs`;
  const takesWhere = types.has(where) && !field.arguments?.some((argument) => argument.name.value === 'where');
  const added = argumentsOf([...PAGE_ARGUMENTS, ...(takesWhere ? [`where: ${where}`] : [])]);
  return { ...field, arguments: [...added, ...(field.arguments ?? [])] };
}

function argumentsOf(texts: readonly string[]): NonNullable<FieldDefinitionNode['arguments']> {
  const [type] = parse(`type T { f(${texts.join(', ')}): ID }`).definitions.filter(isComposite);
  return type?.fields?.[0]?.arguments ?? [];
}
