import { type RawBuilder, sql } from 'kysely';
import { fold } from '#engine/domain/search/words/searched-text.ts';

/** For `where('id', '=', anyOf(ids))`: one parameter however many, so that the statement stays the same. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql`any(${sql.val([...ids])}::integer[])`;

export const anyTextOf = <T extends string>(texts: readonly T[]): RawBuilder<T> =>
  sql`any(${sql.val([...texts])}::text[])`;

interface Owned {
  readonly owner: number;
  readonly quantity: number;
}

/** Owners and quantities as the table `quantities`. */
export const quantities = (lines: readonly Owned[]) =>
  sql<Owned>`unnest(
    ${sql.val(lines.map(({ owner }) => owner))}::integer[],
    ${sql.val(lines.map(({ quantity }) => quantity))}::integer[]
  )`.as<'quantities'>(sql`quantities(owner, quantity)`);

/** For `like`: the folded text anywhere, with its own `%` and `_` taken literally. */
export const containing = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
