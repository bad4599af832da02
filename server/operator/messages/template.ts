const printed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** `{name}` becomes the fact of that name, a list its parts with commas. */
export const fill = (text: string, facts: object): string => {
  const values = new Map<string, unknown>(Object.entries(facts));
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => printed(values.get(name)));
};

/** The same texts in another language: every key, any words, as many examples of as many parts. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer Part)[]
    ? readonly Translation<Part>[]
    : { readonly [Key in keyof T]: Translation<T[Key]> };
