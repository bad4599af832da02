type Defined<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** The properties that have a value: what is absent overrides no default, and filters nothing. */
export const withoutUndefined = <T extends object>(value: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Defined<T>>;
