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

/** Ids and names that exist in the shop: without them a random question finds nothing. */
export type Known = readonly string[];

type Draw = fc.GeneratorValue;

const MAX_DEPTH = 5;
const DEEPEST_INPUT = 3;

/** An operation of this schema, valid in every respect but its sense. */
export const randomDocument = (schema: GraphQLSchema, known: Known): fc.Arbitrary<RandomDocument> =>
  fc.gen().map((draw) => writeDocument(draw, { schema, known }));

interface World {
  readonly schema: GraphQLSchema;
  readonly known: Known;
}

/** What one document has been given so far. */
interface Sheet extends World {
  readonly draw: Draw;
  readonly variables: Record<string, unknown>;
  readonly declared: string[];
  aliases: number;
}

function writeDocument(draw: Draw, world: World): RandomDocument {
  const sheet: Sheet = { ...world, draw, variables: {}, declared: [], aliases: 0 };
  const isMutation = chance(sheet, 3);
  const root = isMutation ? world.schema.getMutationType() : world.schema.getQueryType();
  if (!root) throw new Error('the schema has no roots');
  const selections = selectionOf(sheet, root, MAX_DEPTH);
  const parameters = sheet.declared.length > 0 ? `(${sheet.declared.join(' ')})` : '';
  return { query: `${isMutation ? 'mutation' : 'query'} fuzz${parameters} ${selections}`, variables: sheet.variables };
}

/** True once in so many times. */
const chance = ({ draw }: Sheet, among: number): boolean => draw(fc.integer, { min: 1, max: among }) === 1;

const pick = <T>({ draw }: Sheet, all: readonly T[]): T => {
  const chosen = all[draw(fc.nat, { max: all.length - 1 })];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
};

const MOST_FIELDS = 6;

/** A few of them, each once. */
function drawSome<T>(sheet: Sheet, all: readonly T[]): readonly T[] {
  const places = sheet.draw(fc.subarray<number>, [...all.keys()], { maxLength: Math.min(MOST_FIELDS, all.length) });
  return all.filter((_one, place) => places.includes(place));
}

function selectionOf(sheet: Sheet, type: GraphQLNamedOutputType, depth: number): string {
  const parts = ['__typename'];
  if (isObjectType(type) || isAbstractType(type)) {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const fitting = fields.filter((field) => depth > 1 || !isComposite(field));
    const wanted = drawSome(sheet, fitting);
    parts.push(...wanted.map((field) => fieldOf(sheet, field, depth)));
    if (isAbstractType(type) && chance(sheet, 2)) {
      const one = pick(sheet, sheet.schema.getPossibleTypes(type));
      parts.push(`... on ${one.name} ${selectionOf(sheet, one, depth - 1)}`);
    }
  }
  return `{ ${parts.join(' ')} }`;
}

const isComposite = ({ type }: GraphQLField<unknown, unknown>): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) || isAbstractType(named);
};

/** Together with `first` they are refused, and the question with them. */
const BACKWARDS = new Set(['last', 'before']);

/** Under a name of its own: two fields of one name must not differ in their arguments. */
function fieldOf(sheet: Sheet, field: GraphQLField<unknown, unknown>, depth: number): string {
  sheet.aliases += 1;
  const alias = `f${sheet.aliases}`;
  const given = field.args.filter(
    (argument) => isRequiredArgument(argument) || chance(sheet, BACKWARDS.has(argument.name) ? 8 : 2),
  );
  const values = given.map(({ name, type }) => `${name}: ${argumentOf(sheet, type)}`);
  const named = getNamedType(field.type);
  const below = isComposite(field) ? selectionOf(sheet, named as GraphQLNamedOutputType, depth - 1) : '';
  return `${alias}: ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${below}`;
}

/** As a literal, or by a variable. */
function argumentOf(sheet: Sheet, type: GraphQLInputType): string {
  const value = drawValue(sheet, type, DEEPEST_INPUT);
  if (chance(sheet, 2)) return literalOf(value, type);
  const name = `v${sheet.declared.length}`;
  sheet.declared.push(`$${name}: ${type}`);
  sheet.variables[name] = value;
  return `$${name}`;
}

function drawValue(sheet: Sheet, type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return drawPresent(sheet, type.ofType, depth);
  return chance(sheet, 12) ? null : drawPresent(sheet, type, depth);
}

function drawPresent(sheet: Sheet, type: GraphQLNullableInputType, depth: number): unknown {
  if (isListType(type)) {
    const length = depth <= 0 ? 0 : sheet.draw(fc.integer, { min: 0, max: 3 });
    return Array.from({ length }, () => drawValue(sheet, type.ofType, depth - 1));
  }
  if (isEnumType(type)) return pick(sheet, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = fields.filter((field) => isRequiredInputField(field) || (depth > 0 && chance(sheet, 3)));
    return Object.fromEntries(given.map((field) => [field.name, drawValue(sheet, field.type, depth - 1)]));
  }
  return scalarOf(sheet, type.name);
}

function scalarOf(sheet: Sheet, name: string): unknown {
  switch (name) {
    case 'Boolean':
      return sheet.draw(fc.boolean);
    case 'Int':
      return chance(sheet, 3) ? Number(pick(sheet, ['1', ...sheet.known.filter(isSmall)])) : pick(sheet, HOSTILE_INTS);
    case 'Float':
      return pick(sheet, HOSTILE_FLOATS);
    default:
      return chance(sheet, 2) ? pick(sheet, sheet.known) : hostileText(sheet);
  }
}

const isSmall = (text: string) => /^\d{1,9}$/.test(text);

const hostileText = (sheet: Sheet): string => {
  if (chance(sheet, 20)) return pick(sheet, UNSTORABLE_TEXTS);
  return chance(sheet, 3)
    ? sheet.draw(fc.string, { unit: 'binary', maxLength: 40 }).replaceAll('\0', '')
    : pick(sheet, HOSTILE_TEXTS);
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
