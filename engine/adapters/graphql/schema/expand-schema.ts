import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type NameNode,
  print,
  type TypeDefinitionNode,
} from 'graphql';
import { addConnections } from './connection-types.ts';
import { type Composite, directiveText, isComposite, type Types, typesOf } from './type-map.ts';

/**
 * Completes a schema as it is written by hand: extensions join their types, connections and their arguments are spelled
 * out, types that share their fields have them, and a type has all fields of its interfaces. What is complete stays as it is.
 */
export function expandSchema({ definitions }: DocumentNode): DocumentNode {
  const types = typesOf(definitions);
  addConnections(types);
  addSharedFields(types);
  addInheritedFields(types);
  return {
    kind: Kind.DOCUMENT,
    definitions: [...definitions.filter(({ kind }) => kind === Kind.SCHEMA_DEFINITION), ...types.values()],
  };
}

/** `input A @sameFieldsAs(type: "B")` has the fields of B, and its own. So has an interface. */
function addSharedFields(types: Types): void {
  for (const [name, type] of types) {
    const origin = directiveText(type.directives, 'sameFieldsAs');
    if (origin === undefined) continue;
    const shared = types.get(origin);
    if (!shared) throw new Error(`${name} has the fields of ${origin}, which the schema does not define`);
    types.set(name, withFieldsOf(shared, type));
  }
}

type WithFields = Readonly<Partial<Record<'fields', readonly { readonly name: NameNode }[]>>>;

function withFieldsOf(shared: TypeDefinitionNode, type: TypeDefinitionNode): TypeDefinitionNode {
  const [base, own]: readonly [WithFields, WithFields] = [shared as WithFields, type as WithFields];
  const fields = new Map([...(base.fields ?? []), ...(own.fields ?? [])].map((field) => [field.name.value, field]));
  return Object.assign({}, type, { directives: [], fields: [...fields.values()] });
}

function addInheritedFields(types: Types): void {
  const complete = new Map<string, Composite>();

  function completed(type: Composite): Composite {
    const known = complete.get(type.name.value);
    if (known) return known;
    const parents = (type.interfaces ?? []).map((parent) => completed(interfaceNamed(types, parent)));
    const whole = { ...type, interfaces: interfacesOf(type, parents), fields: fieldsOf(type, parents) };
    complete.set(type.name.value, whole);
    return whole;
  }
  for (const [name, type] of types) if (isComposite(type)) types.set(name, completed(type));
}

function interfaceNamed(types: Types, { name }: NamedTypeNode): InterfaceTypeDefinitionNode {
  const type = types.get(name.value);
  if (type?.kind !== Kind.INTERFACE_TYPE_DEFINITION) throw new Error(`the schema has no interface ${name.value}`);
  return type;
}

/** Those it names, then those that they implement: GraphQL wants every one of them to be listed. */
function interfacesOf(type: Composite, parents: readonly Composite[]): readonly NamedTypeNode[] {
  const all = [...(type.interfaces ?? []), ...parents.flatMap(({ interfaces = [] }) => interfaces)];
  return [...new Map(all.map((node) => [node.name.value, node])).values()];
}

/** By name where any is inherited; as they are written otherwise. */
function fieldsOf(type: Composite, parents: readonly Composite[]): readonly FieldDefinitionNode[] {
  const own = new Set((type.fields ?? []).map(({ name }) => name.value));
  const inherited = new Map<string, FieldDefinitionNode>();
  for (const field of parents.flatMap(({ fields = [] }) => fields)) {
    const name = field.name.value;
    if (own.has(name)) continue;
    const other = inherited.get(name);
    if (other && print(other) !== print(field)) {
      throw new Error(`${type.name.value} inherits two different fields ${name}: it must state its own`);
    }
    inherited.set(name, field);
  }
  if (inherited.size === 0) return type.fields ?? [];
  return [...(type.fields ?? []), ...inherited.values()].toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1));
}
