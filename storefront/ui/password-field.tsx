import { type ComponentProps, useEffect, useState } from 'react';
import { Field, type FieldFrame, Input, partsOf } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** Wrong for a reason that stands elsewhere on the form. */
  readonly isInvalid?: boolean | undefined;
  /** Of the button that shows what is typed: "Show password". */
  readonly showLabel: string;
}

/** A password that its owner may look at while typing. The button comes with the page's script. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const { frame, control } = partsOf(field);
  const [isShown, setIsShown] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <Input
            {...control}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={styles.input}
          />
          {isReady ? (
            <button
              type="button"
              className={styles.toggle}
              aria-label={showLabel}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
            </button>
          ) : null}
        </span>
      )}
    </Field>
  );
}
