import { type RefObject, useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/bilingual.ts';
import { CODES } from '../i18n/messages/totals.ts';
import type { Bill, BillCode } from '../model/cart/bill.ts';
import { useIsOwnEngine } from '../settings/backend.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, Input } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** What is applied already: a code that is sent leaves the field when that changes. */
  readonly bill: Pick<Bill, 'codes'>;
  readonly isBusy: boolean;
  /** Why the last code was refused; null where it is shown elsewhere. */
  readonly error?: string | null;
}

const MAX_CODE_LENGTH = 100;

/** Field and button of a form for a coupon or gift card. */
export function CodeField({ bill, isBusy, error = null }: CodeFieldProps) {
  const text = useText(CODES);
  const label = useIsOwnEngine() ? text.field : text.couponField;
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <>
      <div className={styles.fields}>
        <label className="visuallyHidden" htmlFor={id}>
          {label}
        </label>
        <Input
          ref={useEmptyWhenApplied(bill, isBusy)}
          id={id}
          name="code"
          required
          maxLength={MAX_CODE_LENGTH}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <Button
          type="submit"
          variant="line"
          isBusy={isBusy}
          // The visible word stays, so that the button keeps its width.
          busyLabel={
            <span>
              {text.apply}
              <span className="visuallyHidden"> {text.applying}</span>
            </span>
          }
        >
          {text.apply}
        </Button>
      </div>
      {errorId ? (
        <div role="alert" className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}

/** Of what was sent: what is typed meanwhile stays. So does the field, which keeps the focus. The number of codes may stay, too. */
function useEmptyWhenApplied({ codes }: Pick<Bill, 'codes'>, isBusy: boolean): RefObject<HTMLInputElement | null> {
  const applied = codes.map(({ code }) => code).join(' ');
  const field = useRef<HTMLInputElement>(null);
  const seen = useRef(applied);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (isBusy) sent.current = field.current?.value;
  }, [isBusy]);
  useEffect(() => {
    if (seen.current === applied) return;
    seen.current = applied;
    if (field.current && field.current.value === sent.current) field.current.value = '';
  }, [applied]);
  return field;
}

export const codeName = ({ code }: BillCode): string => code.toUpperCase();

/** Field and button of a form that removes a code. */
export function RemoveCode({ code }: { readonly code: BillCode }) {
  const text = useText(CODES);
  return (
    <>
      <input type="hidden" name="code" value={code.code} />
      <button type="submit" aria-label={text.remove(codeName(code))}>
        <Icon name="x" size={16} />
      </button>
    </>
  );
}
