import type { PackContent } from '../product.ts';
import type { ImportProblem } from '../refusals.ts';
import { LONGEST } from './lengths.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= LONGEST.slug && SLUG.test(text);

/** The named field is wrong unless `holds`. */
export const unless = (holds: boolean, field: string): readonly ImportProblem[] =>
  holds ? [] : [{ problem: 'VALUE_INVALID', field }];

/** Every value that nothing in the shop answers to. */
export const unknown = (
  field: string,
  values: readonly string[],
  known: { has(value: string): boolean },
): readonly ImportProblem[] =>
  values.filter((value) => !known.has(value)).map((value) => ({ problem: 'REFERENCE_UNKNOWN', field, value }));

/** Every value that an earlier one has said already. */
export const repeated = (field: string, values: readonly string[]): readonly ImportProblem[] =>
  values
    .filter((value, place) => values.indexOf(value) !== place)
    .map((value) => ({ problem: 'DUPLICATE', field, value }));

/** So that 100 lines of 9,999 pieces at this price still add up exactly, and any store can hold the number. */
export const HIGHEST = 1_000_000_000;

export const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0 && number <= HIGHEST;

export const isContent = (content: PackContent | null): boolean =>
  content === null || (content.amount > 0 && content.amount <= HIGHEST);
