import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/bilingual.ts';
import { EMAIL_FIELD } from '../i18n/messages/email-field.ts';
import { Field, Input, partsOf, type TextField } from '../ui/field.tsx';
import styles from './email-field.module.css';
import { suggestEmail } from './suggest-email.ts';

/** Nobody is interrupted in the middle of an address. */
const PAUSE_MS = 600;

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'ref' | 'onInput'> & {
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** Hears of each change, by a key or by a press on the suggestion. */
  readonly onEmail?: (email: string) => void;
};

/** A field for an email address. With script, what looks like a slip in the domain is pointed out and corrected by a press. */
export function EmailField({ ref, onEmail, ...props }: EmailFieldProps) {
  const { frame, control } = partsOf(props);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;
  const { suggestion, onInput } = useSuggestion(onEmail);
  const take = (email: string) => {
    if (!input.current) return;
    input.current.value = email;
    // As if it were typed, so that the form's draft and its problems follow.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <div>
          <Input {...control} {...wiring} ref={input} type="email" inputMode="email" onInput={onInput} />
          <div role="status">
            {suggestion === null ? null : <Suggestion email={suggestion} onTake={() => take(suggestion)} />}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The address that was probably meant, once the shopper pauses. */
function useSuggestion(onEmail: EmailFieldProps['onEmail']) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    onEmail?.(value);
    clearTimeout(pause.current);
    setSuggestion(null);
    pause.current = setTimeout(() => setSuggestion(suggestEmail(value)), PAUSE_MS);
  };
  return { suggestion, onInput };
}

interface SuggestionProps {
  readonly email: string;
  onTake(): void;
}

function Suggestion({ email, onTake }: SuggestionProps) {
  const text = useText(EMAIL_FIELD);
  return (
    <p className={styles.suggestion}>
      <span>
        {text.didYouMean} <b>{email}</b>?
      </span>
      <button type="button" className="link" onClick={onTake}>
        {text.correct}
      </button>
    </p>
  );
}
