/** The same texts in another language: every key, any words, as many examples of as many parts. */
export type Same<T> = T extends string
  ? string
  : T extends readonly (infer Part)[]
    ? readonly Same<Part>[]
    : { readonly [Key in keyof T]: Same<T[Key]> };
