import { parse, YAMLParseError } from 'yaml';

export interface InvalidYaml {
  readonly problem: string;
  /** Counted from 1; null where the fault has no place. */
  readonly line: number | null;
}

/** The value of a YAML text, or why it is none. Dates stay text: the shop's time zone decides which instant a day begins with. */
export function parseYaml(text: string): { readonly value: unknown } | InvalidYaml {
  try {
    return { value: parse(text, { schema: 'core', logLevel: 'error' }) };
  } catch (error) {
    if (error instanceof YAMLParseError) return { problem: error.message, line: error.linePos?.[0].line ?? null };
    // An alias without an anchor.
    if (error instanceof Error) return { problem: error.message, line: null };
    throw error;
  }
}
