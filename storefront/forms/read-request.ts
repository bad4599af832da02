import { data } from 'react-router';
import type { FieldProblems } from '#contract/inputs/read-form.ts';
import type { Refusal } from '#contract/refusals.ts';
import { FORM_FIELD, type FormResponse, isSecret } from './form-response.ts';

/** No form of the shop has as many. */
const MAX_FIELDS = 1000;
/** Characters of the lines before a part, which name its field and file. Megabytes of them take seconds to read. */
const MAX_PART_HEAD = 4096;
/** Characters of all that is typed. In one line the server takes no more; in parts there may be pictures beside it. */
const MAX_TYPED = 128 * 1024;

/** As browsers write it. */
const PARTS_TYPE = /^multipart\/form-data; *boundary="?([\w'-]{1,70})"?$/i;

/** Whether more fields begin in the body than any form has. They are counted first: to read each of a million takes minutes. */
const hasTooManyFields = (body: string): boolean => body.split('&', MAX_FIELDS + 2).length > MAX_FIELDS + 1;

/** The same of a form in parts, or whether the lines before one of them are longer than any. */
function hasTooManyParts(body: string, boundary: string): boolean {
  const parts = body.split(`--${boundary}`, MAX_FIELDS + 3);
  return (
    parts.length > MAX_FIELDS + 2 ||
    parts.some((part) => part.length > MAX_PART_HEAD && !part.slice(0, MAX_PART_HEAD).includes('\r\n\r\n'))
  );
}

function mayBeRead(body: string, type: string): boolean {
  if (!/^multipart\//i.test(type)) return !hasTooManyFields(body);
  const [, boundary] = PARTS_TYPE.exec(type) ?? [];
  return boundary !== undefined && !hasTooManyParts(body, boundary);
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  if (!mayBeRead(new TextDecoder('latin1').decode(body), type)) return new FormData();
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const typed = [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
  return typed > MAX_TYPED ? new FormData() : form;
}

/** The posted form; a body that is not a form counts as an empty form. */
export const formOf = (request: Request): Promise<FormData> => readForm(request).catch(() => new FormData());

/** A browser asks for a page, also where it sends a form without script. The page's script takes the response itself. */
export const asksForPage = ({ headers }: Request): boolean => headers.get('Accept')?.includes('text/html') ?? false;

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
export function formAgain<Field extends string, Problem extends string>(
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
