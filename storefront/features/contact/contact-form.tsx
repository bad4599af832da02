import { useState } from 'react';
import type { ContactProblem } from '#contract/inputs/contact-message.ts';
import { HONEYPOT, SHOWN_AT } from '#contract/inputs/contact-spam.ts';
import { PATHS } from '#contract/paths.ts';
import { EmailField } from '../../forms/email-field.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CONTACT } from '../../i18n/messages/contact.ts';
import { useProblem } from '../../ui/changed-fields.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FieldError, NAME_TYPING, TextArea, TextField } from '../../ui/field.tsx';
import { Note, useFocusOnProblem } from '../../ui/note.tsx';

const FORM = 'contact';
const AGREEMENT = 'privacyPolicy' satisfies ContactField;
const AGREEMENT_ERROR = 'agreement-error';

export type ContactField = 'fullName' | 'email' | 'phone' | 'message' | 'privacyPolicy';

/** With neither problems nor a refusal the message could not be sent. */
export type ContactOutcome = FormOutcome<FormResponse<ContactField, ContactProblem>>;

/** What is known of a customer. */
export type KnownSender = Readonly<Record<'fullName' | 'email' | 'phone', string>>;

interface ContactFormProps {
  readonly outcome: ContactOutcome | undefined;
  readonly sender: KnownSender | null;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

export function ContactForm({ outcome, sender, shownAt }: ContactFormProps) {
  // Reading the page again after a problem does not begin the writing anew.
  const [firstShownAt] = useState(shownAt);
  const text = useText(CONTACT);
  const response = responseTo(FORM, outcome);
  const typed = response?.typed;
  const isNotSent = response?.refusal === null && Object.keys(response.problems).length === 0;
  const errorOf = (name: ContactField) => {
    const problem = response?.problems[name];
    return problem && text.problems[problem];
  };
  const field = (name: Exclude<ContactField, 'privacyPolicy'>) => ({
    name,
    label: text[name],
    error: errorOf(name),
    required: true,
    defaultValue: typed?.[name] ?? (name === 'message' ? '' : sender?.[name]) ?? '',
  });
  return (
    <PostedForm name={FORM} outcome={isNotSent ? undefined : outcome}>
      {isNotSent ? <NotSent response={response} /> : null}
      <input type="hidden" name={SHOWN_AT} value={typed?.[SHOWN_AT] ?? firstShownAt} />
      <Honeypot />
      <TextField {...field('fullName')} className="formGridWide" autoComplete="name" {...NAME_TYPING} />
      <EmailField {...field('email')} autoComplete="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextArea {...field('message')} className="formGridWide" hint={text.messageHint} rows={6} />
      <Agreement isTicked={typed?.privacyPolicy === 'on'} error={errorOf('privacyPolicy')} />
      <div className="formGridWide">
        <SubmitButton form={FORM} busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

function NotSent({ response }: { readonly response: unknown }) {
  return (
    <Note ref={useFocusOnProblem(response)} tone="bad" className="formGridWide" title={useText(CONTACT).notSent} />
  );
}

/**
 * Out of sight and out of reach of the keyboard: only a program fills it in. Not those that fill forms in for a person: they pass over
 * what cannot be edited, and the person's message would be dropped.
 */
function Honeypot() {
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label>
        {useText(CONTACT).honeypot}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" readOnly />
      </label>
    </div>
  );
}

interface AgreementProps {
  readonly isTicked: boolean;
  readonly error: string | undefined;
}

function Agreement({ isTicked, ...problem }: AgreementProps) {
  const text = useText(CONTACT);
  const error = useProblem(problem.error, AGREEMENT);
  return (
    <div className="formGridWide">
      <ChoiceRow
        type="checkbox"
        name={AGREEMENT}
        defaultChecked={isTicked}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? AGREEMENT_ERROR : undefined}
      >
        {text.agreeBefore}
        <LocalLink className="link" to={PATHS.privacy}>
          {text.privacyPolicy}
        </LocalLink>
        .
      </ChoiceRow>
      {error ? <FieldError id={AGREEMENT_ERROR}>{error}</FieldError> : null}
    </div>
  );
}
