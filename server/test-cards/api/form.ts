/** The fields of a request: `metadata[order]=1001` is found under that name. */
export interface Fields {
  get(name: string): string | undefined;
  number(name: string): number | undefined;
  /** What stands in brackets after a name. */
  group(name: string): Readonly<Record<string, string>>;
}

export function readFields(body: string): Fields {
  const values = new Map(new URLSearchParams(body));
  return {
    get: (name) => values.get(name),
    number(name) {
      const text = values.get(name);
      return text === undefined || !/^\d+$/.test(text) ? undefined : Number(text);
    },
    group: (name) =>
      Object.fromEntries(
        [...values]
          .filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
          .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
      ),
  };
}
