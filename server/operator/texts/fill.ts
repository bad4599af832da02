const said = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** `{name}` becomes the fact of that name, a list its parts with commas. */
export const fill = (text: string, facts: object): string => {
  const values = new Map<string, unknown>(Object.entries(facts));
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => said(values.get(name)));
};
