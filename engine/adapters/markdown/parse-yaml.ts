import { parse } from 'yaml';

/** The value of a YAML text, or why it is none. Dates stay text: the shop's time zone decides which instant a day begins with. */
export function parseYaml(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: parse(text, { schema: 'core' }) };
  } catch (error) {
    // An alias without an anchor is no YAMLParseError.
    if (error instanceof Error) return { problem: error.message };
    throw error;
  }
}
