import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLNullableInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { HOSTILE_FLOATS, HOSTILE_INTS, HOSTILE_TEXTS, UNSTORABLE_TEXTS } from './hostile-values.ts';

export interface RandomDocument {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Ids and names that exist in the shop: without them a random operation finds nothing. */
export type Known = readonly string[];

type Draw = fc.GeneratorValue;

const MAX_DEPTH = 5;
const MAX_INPUT_DEPTH = 3;

/** A valid operation of this schema, with random fields, arguments and values. */
export const randomDocument = (schema: GraphQLSchema, known: Known): fc.Arbitrary<RandomDocument> =>
  fc.gen().map((draw) => writeDocument(draw, { schema, known }));

interface Source {
  readonly schema: GraphQLSchema;
  readonly known: Known;
}

/** A document as far as it is written. */
interface Draft extends Source {
  readonly draw: Draw;
  readonly variables: Record<string, unknown>;
  readonly declared: string[];
  aliases: number;
}

function writeDocument(draw: Draw, source: Source): RandomDocument {
  const draft: Draft = { ...source, draw, variables: {}, declared: [], aliases: 0 };
  const isMutation = chance(draft, 3);
  const root = isMutation ? source.schema.getMutationType() : source.schema.getQueryType();
  if (!root) throw new Error('the schema has no roots');
  const selections = selectionOf(draft, root, MAX_DEPTH);
  const parameters = draft.declared.length > 0 ? `(${draft.declared.join(' ')})` : '';
  return { query: `${isMutation ? 'mutation' : 'query'} fuzz${parameters} ${selections}`, variables: draft.variables };
}

/** True once in so many times. */
const chance = ({ draw }: Draft, among: number): boolean => draw(fc.integer, { min: 1, max: among }) === 1;

const pick = <T>({ draw }: Draft, all: readonly T[]): T => {
  const chosen = all[draw(fc.nat, { max: all.length - 1 })];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
};

const MAX_FIELDS = 6;

/** A few of them, each once. */
function drawSome<T>(draft: Draft, all: readonly T[]): readonly T[] {
  const positions = draft.draw(fc.subarray<number>, [...all.keys()], { maxLength: Math.min(MAX_FIELDS, all.length) });
  return all.filter((_one, position) => positions.includes(position));
}

function selectionOf(draft: Draft, type: GraphQLNamedOutputType, depth: number): string {
  const parts = ['__typename'];
  if (isObjectType(type) || isAbstractType(type)) {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const fitting = fields.filter((field) => depth > 1 || !isComposite(field));
    const chosen = drawSome(draft, fitting);
    parts.push(...chosen.map((field) => fieldOf(draft, field, depth)));
    if (isAbstractType(type) && chance(draft, 2)) {
      const one = pick(draft, draft.schema.getPossibleTypes(type));
      parts.push(`... on ${one.name} ${selectionOf(draft, one, depth - 1)}`);
    }
  }
  return `{ ${parts.join(' ')} }`;
}

const isComposite = ({ type }: GraphQLField<unknown, unknown>): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) || isAbstractType(named);
};

/** Together with `first` they are refused, and the whole operation with them. */
const BACKWARDS = new Set(['last', 'before']);

/** Under a name of its own: two fields of one name must not differ in their arguments. */
function fieldOf(draft: Draft, field: GraphQLField<unknown, unknown>, depth: number): string {
  draft.aliases += 1;
  const alias = `f${draft.aliases}`;
  const given = field.args.filter(
    (argument) => isRequiredArgument(argument) || chance(draft, BACKWARDS.has(argument.name) ? 8 : 2),
  );
  const values = given.map(({ name, type }) => `${name}: ${argumentOf(draft, type)}`);
  const named = getNamedType(field.type);
  const below = isComposite(field) ? selectionOf(draft, named as GraphQLNamedOutputType, depth - 1) : '';
  return `${alias}: ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${below}`;
}

/** As a literal, or by a variable. */
function argumentOf(draft: Draft, type: GraphQLInputType): string {
  const value = drawValue(draft, type, MAX_INPUT_DEPTH);
  if (chance(draft, 2)) return literalOf(value, type);
  const name = `v${draft.declared.length}`;
  draft.declared.push(`$${name}: ${type}`);
  draft.variables[name] = value;
  return `$${name}`;
}

function drawValue(draft: Draft, type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return drawPresent(draft, type.ofType, depth);
  return chance(draft, 12) ? null : drawPresent(draft, type, depth);
}

function drawPresent(draft: Draft, type: GraphQLNullableInputType, depth: number): unknown {
  if (isListType(type)) {
    const length = depth <= 0 ? 0 : draft.draw(fc.integer, { min: 0, max: 3 });
    return Array.from({ length }, () => drawValue(draft, type.ofType, depth - 1));
  }
  if (isEnumType(type)) return pick(draft, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = fields.filter((field) => isRequiredInputField(field) || (depth > 0 && chance(draft, 3)));
    return Object.fromEntries(given.map((field) => [field.name, drawValue(draft, field.type, depth - 1)]));
  }
  return scalarOf(draft, type.name);
}

function scalarOf(draft: Draft, name: string): unknown {
  switch (name) {
    case 'Boolean':
      return draft.draw(fc.boolean);
    case 'Int':
      return chance(draft, 3) ? Number(pick(draft, ['1', ...draft.known.filter(isSmall)])) : pick(draft, HOSTILE_INTS);
    case 'Float':
      return pick(draft, HOSTILE_FLOATS);
    default:
      return chance(draft, 2) ? pick(draft, draft.known) : hostileText(draft);
  }
}

const isSmall = (text: string) => /^\d{1,9}$/.test(text);

const hostileText = (draft: Draft): string => {
  if (chance(draft, 20)) return pick(draft, UNSTORABLE_TEXTS);
  return chance(draft, 3)
    ? draft.draw(fc.string, { unit: 'binary', maxLength: 40 }).replaceAll('\0', '')
    : pick(draft, HOSTILE_TEXTS);
};

function literalOf(value: unknown, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(value, type.ofType);
  if (value === null) return 'null';
  if (isListType(type) && Array.isArray(value)) {
    return `[${value.map((one: unknown) => literalOf(one, type.ofType)).join(', ')}]`;
  }
  if (isEnumType(type)) return String(value);
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    const entries = Object.entries(value as Record<string, unknown>);
    const printed = entries.map(([name, one]) => {
      const field = fields[name];
      return field ? `${name}: ${literalOf(one, field.type)}` : '';
    });
    return `{ ${printed.join(', ')} }`;
  }
  // An escape of half a surrogate pair is a mistake in a document; in a variable it is none.
  return JSON.stringify(typeof value === 'string' ? value.toWellFormed() : value);
}
