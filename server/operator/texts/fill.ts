/** `{name}` becomes the fact of that name. */
export const fill = (text: string, facts: object): string => {
  const values = new Map<string, unknown>(Object.entries(facts));
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values.get(name) ?? ''));
};
