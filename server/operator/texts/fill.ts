/** `{name}` becomes the fact of that name. */
export const fill = (text: string, facts: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(facts[name] ?? ''));
