import { type ComponentProps, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, Form, useNavigation } from 'react-router';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { FORMS } from '../i18n/messages/forms.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { ChangedFields, useChangedFields } from '../ui/changed-fields.ts';
import { classNames } from '../ui/class-names.ts';
import { debugLog } from '../ui/debug-log.ts';
import { Note, useFocusOnProblem } from '../ui/note.tsx';
import { FORM_FIELD, type FormOutcome, type FormResponse } from './form-response.ts';
import { useTypedFields } from './typed-fields.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** Posts a form to another page's action without leaving this page. */
export type FormFetcher = Pick<FetcherWithComponents<unknown>, 'Form' | 'formData' | 'state'>;

/** True while the form of this name is under way, until its page has been read again. */
function useIsSubmitting(name: string, fetcher: FormFetcher | undefined): boolean {
  const navigation = useNavigation();
  const { formData, state } = fetcher ?? navigation;
  return state !== 'idle' && formData?.get(FORM_FIELD) === name;
}

/** Takes the press that sends the form, not the second one of a double click, which comes before the page knows of the first. */
function useOnePress(isSubmitting: boolean) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isSubmitting) isPressed.current = false;
  });
  return {
    isPressed: () => isPressed.current,
    take() {
      if (isPressed.current) return false;
      isPressed.current = true;
      return true;
    },
  };
}

/** The response to the form of this name, if the last form that was posted is this one. */
export const responseTo = <Response extends FormResponse>(
  name: string,
  outcome: FormOutcome<Response> | undefined,
): Response | undefined => (outcome?.response?.form === name ? outcome.response : undefined);

interface PostedFormProps
  extends Omit<ComponentProps<typeof Form>, 'method' | 'noValidate' | 'onInput' | 'ref' | 'children'> {
  /** Unique on the page: tells its forms apart. */
  readonly name: string;
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** Without it the form leads to the page that it is posted to. */
  readonly fetcher?: FormFetcher;
  /** What to do about a refusal. */
  readonly refusalHelp?: string;
  readonly children: ReactNode;
}

/**
 * A form that is posted to its page's action. It works without script; with it the note above its fields says why the form was
 * not taken, and the focus moves to the first field to correct. A problem goes once its field is changed. Back finds what was typed.
 */
export function PostedForm({ name, outcome, fetcher, refusalHelp, className, children, ...form }: PostedFormProps) {
  const press = useOnePress(useIsSubmitting(name, fetcher));
  const element = useTypedFields(name, press.isPressed);
  const AnyForm = fetcher?.Form ?? Form;
  const isConcerned = (outcome?.response ?? outcome?.failure)?.form === name;
  const [unsent, setUnsent] = useState<FormOutcome<never> | null>(null);
  const { changed, onInput } = useChangedFields(outcome);
  useEffect(() => debugLog(responseTo(name, outcome)?.refusal?.message ?? ''), [name, outcome]);
  return (
    <AnyForm
      {...form}
      ref={element}
      method="post"
      noValidate
      className={classNames('formGrid', className)}
      onInput={onInput}
      onSubmit={(event) => {
        // Without a connection the browser could not even load the code of another page's action.
        const isOffline = !navigator.onLine;
        if (isOffline || !press.take()) event.preventDefault();
        setUnsent(isOffline ? { response: null, failure: { form: name, reason: 'offline' } } : null);
        form.onSubmit?.(event);
      }}
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      <ChangedFields value={changed}>
        <FormNote outcome={unsent ?? (isConcerned ? outcome : undefined)} refusalHelp={refusalHelp} />
        {children}
      </ChangedFields>
    </AnyForm>
  );
}

/** Why the form was not taken; nothing while there is nothing to say. */
export function FormNote({
  outcome,
  refusalHelp,
}: Pick<PostedFormProps, 'outcome'> & { readonly refusalHelp?: string | undefined }) {
  const text = useText(FORMS);
  const failures = useFailureTexts();
  const language = useLanguage();
  const note = useFocusOnProblem(outcome);
  const changed = useContext(ChangedFields);
  if (!outcome) return null;
  if (outcome.failure) {
    const [title, help] = failures[outcome.failure.reason];
    return (
      <Note ref={note} tone="bad" className="formGridWide" title={title}>
        <p>{help}</p>
      </Note>
    );
  }
  const { refusal, problems } = outcome.response;
  const count = Object.keys(problems).filter((name) => !changed.has(name)).length;
  // Only filled in, for a browser without script; or changed everywhere since.
  if (!refusal && count === 0) return null;
  return (
    <Note ref={note} tone="bad" className="formGridWide" isQuiet={changed.size > 0}>
      <p>{refusal ? refusalText(refusal, language) : text.fieldsToFix(count)}</p>
      {refusal && refusalHelp ? <p>{refusalHelp}</p> : null}
    </Note>
  );
}

interface SubmitButtonProps extends ButtonLook {
  /** Of the form. */
  readonly form: string;
  /** That the form is posted with, if any. */
  readonly fetcher?: FormFetcher | undefined;
  /** Said while the form is under way; "Working…" by default. */
  readonly busyLabel?: string;
  readonly children: ReactNode;
}

/** The button of a `PostedForm`: shows that the form is under way, and a second press does nothing. */
export function SubmitButton({ form, fetcher, busyLabel, children, ...look }: SubmitButtonProps) {
  const text = useText(FORMS);
  return (
    <Button
      type="submit"
      variant="go"
      size="lg"
      {...look}
      isBusy={useIsSubmitting(form, fetcher)}
      busyLabel={busyLabel ?? text.working}
    >
      {children}
    </Button>
  );
}
