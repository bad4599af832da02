import type { FieldProblems } from '#contract/inputs/read-form.ts';
import type { Refusal } from '#contract/refusals.ts';

/** Why a form was not taken, with what was typed, so that nothing has to be typed again. */
export interface FormResponse<Field extends string = string, Problem extends string = string> {
  /** Names the form where a page has several: the value of its field `form`. */
  readonly form: string;
  /** By the name of the field; passwords are never sent back. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: FieldProblems<Field, Problem>;
  readonly refusal: Refusal | null;
}

/** No response: no connection, too many requests within a minute, too many visitors, or no backend. The form stays as it is. */
export type RequestFailure = 'offline' | 'too-often' | 'busy' | 'unreachable';

/** What an action of a page with forms returns, on the server or in the browser. */
export type FormOutcome<Response> =
  | { readonly response: Response; readonly failure: null }
  | { readonly response: null; readonly failure: FailedForm };

export interface FailedForm {
  readonly form: string;
  readonly reason: RequestFailure;
}

/** The field that names a form of a page. */
export const FORM_FIELD = 'form';

/** True for a field whose text is never sent back nor stored. */
export const isSecret = (name: string): boolean => /password/i.test(name);
