import type { z } from 'zod';

/** The first problem of each field that has one. */
export type FieldProblems<Fields extends string, Problem extends string> = Readonly<Partial<Record<Fields, Problem>>>;

export type Reading<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: FieldProblems<Extract<keyof Value, string>, Problem> };

/** Codes of problems are the messages of the schemas: one word each. Zod's own messages are sentences. */
const isProblem = (message: string) => /^[A-Za-z]+$/.test(message);

/** Text fields of a form whose names begin with the prefix, by the rest of their name. */
function textFields(form: FormData, prefix: string): Readonly<Record<string, string>> {
  const entries = [...form].filter(([key, value]) => key.startsWith(prefix) && typeof value === 'string');
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(prefix.length), value as string]));
}

/**
 * Reads forms whose schemas have these codes of problems as their messages; a wrong type counts as `required`. A missing
 * field counts as empty, as an unticked box and a hidden field are not sent. `prefix` begins the names of the fields, where a
 * form holds several groups.
 */
export const formReader =
  <Problem extends string>() =>
  <Shape extends z.core.$ZodShape>(
    schema: z.ZodObject<Shape>,
    form: FormData,
    prefix = '',
  ): Reading<z.infer<z.ZodObject<Shape>>, Problem | 'required'> => {
    const empty = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, '']));
    const parsed = schema.safeParse({ ...empty, ...textFields(form, prefix) });
    if (parsed.success) return { ok: true, value: parsed.data };
    const problems: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) {
      problems[String(path[0])] ??= isProblem(message) ? message : 'required';
    }
    return { ok: false, problems: problems as FieldProblems<never, never> };
  };
