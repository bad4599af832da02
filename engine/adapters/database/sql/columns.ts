/**
 * Tables and columns are called `stock_taken` in the database and `stockTaken` in the program. Kysely's
 * `CamelCasePlugin` translates what stands in a query and the columns of its rows. It knows nothing of JSON: rows that
 * travel as JSON are translated by `rows.ts`.
 */
export const columnName = (key: string): string => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

export const propertyName = (column: string): string =>
  column.replace(/_([a-z])/g, (_whole, initial: string) => initial.toUpperCase());

/** All keys of an object that has no others than its type says: of a constant. */
export const keysOf = <T extends object>(constant: T): readonly (keyof T & string)[] =>
  Object.keys(constant) as (keyof T & string)[];

/** For `select`: these columns of the table with this alias. */
export const columns = <Alias extends string, Key extends string>(
  alias: Alias,
  keys: readonly Key[],
): readonly `${Alias}.${Key}`[] => keys.map((key) => `${alias}.${key}` as const);

/** The object with these keys alone. */
export const pick = <T extends object, Key extends keyof T>(object: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, object[key]])) as Pick<T, Key>;
