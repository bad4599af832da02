import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { StockAlertProblem } from '#contract/inputs/stock-alert.ts';
import { stockAlertPath } from '#contract/paths.ts';
import { EmailField } from '../../forms/email-field.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useAskedOnce } from '../../forms/use-asked-once.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { FORMS } from '../../i18n/messages/forms.ts';
import { STOCK_ALERTS } from '../../i18n/messages/stock-alerts.ts';
import { Note } from '../../ui/note.tsx';

const FORM = 'stock-alert';

/** What the route of a stock alert returns to its form. */
export type StockAlertOutcome =
  | FormOutcome<FormResponse<'email' | 'variationId', StockAlertProblem>>
  | { readonly response: null; readonly failure: null; readonly isRequested: true };

interface StockAlertFormProps {
  readonly slug: string;
  readonly variationId: number | null;
  /** A customer's own. Undefined on a page for everyone, which finds out when the form is first used. */
  readonly email?: string;
  /** Outlives the form: an address that was typed for one variation is there for the next. */
  readonly typedEmail?: RefObject<string>;
  /** Of a form that was sent without script. */
  readonly outcome?: StockAlertOutcome | undefined;
}

/** Asks for one email once a sold-out product can be bought again, from its page or from a page of its own. */
export function StockAlertForm({ slug, variationId, email, typedEmail, outcome }: StockAlertFormProps) {
  const text = useText(STOCK_ALERTS);
  const forms = useText(FORMS);
  const action = useLocalPath()(stockAlertPath(slug));
  const fetcher = useFetcher<StockAlertOutcome>();
  const own = useOwnEmail(action, email, typedEmail);
  const latest = fetcher.data ?? outcome;
  if (latest && 'isRequested' in latest) return <StockAlertDone />;
  const response = responseTo(FORM, latest);
  const problem = response?.problems.email;
  return (
    <PostedForm name={FORM} outcome={latest} fetcher={fetcher} action={action} onFocus={own.ask}>
      <input type="hidden" name="variationId" value={variationId ?? ''} />
      <EmailField
        ref={own.field}
        className="formGridWide"
        name="email"
        onEmail={own.keep}
        autoComplete="email"
        enterKeyHint="send"
        maxLength={254}
        required
        label={text.email}
        hint={text.lead}
        defaultValue={response?.typed.email ?? email ?? ''}
        error={problem && (problem === 'email' ? text.emailInvalid : forms.required(text.email))}
      />
      <div className="formGridWide">
        <SubmitButton form={FORM} fetcher={fetcher} variant="solid" isFull busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

/** Fills an empty field with what was typed before, or else with what was asked for. */
function useOwnEmail(address: string, given: string | undefined, typed: RefObject<string> | undefined) {
  const { answer, ask } = useAskedOnce<{ readonly email: string }>(address, given !== undefined);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => fillEmpty(field.current, typed?.current), [typed]);
  useEffect(() => fillEmpty(field.current, answer?.email), [answer]);
  const keep = (email: string) => {
    if (typed) typed.current = email;
  };
  return { field, ask, keep };
}

function fillEmpty(field: HTMLInputElement | null, email: string | undefined): void {
  if (email && field?.value === '') field.value = email;
}

/** Takes the place of the form, and its focus. */
export function StockAlertDone() {
  const text = useText(STOCK_ALERTS);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tone="ok" title={text.done}>
      <p>{text.doneText}</p>
    </Note>
  );
}
