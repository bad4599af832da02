import { data } from 'react-router';
import type { FieldProblems } from '#contract/inputs/read-form.ts';
import type { Refusal } from '#contract/refusals.ts';
import { FORM_FIELD, type FormResponse, isSecret } from './form-response.ts';

/** No form of the shop has as many. */
const MAX_FIELDS = 1000;

/** Whether more fields begin in the body than any form has. They are counted first: to read each of a million takes minutes. */
function hasTooManyFields(body: string, type: string): boolean {
  const separator = /^multipart\//i.test(type) ? '\r\n--' : '&';
  let fields = 0;
  for (let at = body.indexOf(separator); at !== -1 && fields <= MAX_FIELDS; fields += 1) {
    at = body.indexOf(separator, at + separator.length);
  }
  return fields > MAX_FIELDS;
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  if (hasTooManyFields(new TextDecoder('latin1').decode(body), type)) return new FormData();
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

/** The posted form; a body that is not a form counts as an empty form. */
export const formOf = (request: Request): Promise<FormData> => readForm(request).catch(() => new FormData());

/** A text field of a form; empty where it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was typed, for the form to be shown again. Passwords are never sent back. */
export const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0])),
  );

/** The form again, with why it was not taken, as 422. */
function formAgain<Field extends string, Problem extends string>(
  form: FormData,
  why: Pick<FormResponse<Field, Problem>, 'problems' | 'refusal'>,
) {
  const response: FormResponse<Field, Problem> = { form: textOf(form, FORM_FIELD), typed: typedIn(form), ...why };
  return data({ response, failure: null }, { status: 422 });
}

export const withProblems = <Field extends string, Problem extends string>(
  form: FormData,
  { problems }: { readonly problems: FieldProblems<Field, Problem> },
) => formAgain(form, { problems, refusal: null });

export const withRefusal = (form: FormData, refusal: Refusal) =>
  formAgain<never, never>(form, { problems: {}, refusal });
