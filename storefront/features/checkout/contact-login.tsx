import { useNavigation } from 'react-router';
import type { AccountProblem } from '#contract/inputs/account.ts';
import { lostPasswordPath } from '#contract/paths.ts';
import { FORM_FIELD, type FormOutcome, type FormResponse } from '../../forms/form-response.ts';
import { FormNote } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOGIN as LOGIN_TEXTS } from '../../i18n/messages/account.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './contact-login.module.css';
import { ENTER_FIELD, isLogin, LOGIN } from './login-form.ts';

interface ContactLoginProps {
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** Within the form of the contact step: for a guest the way into their account, folded; for a customer who they are. */
export function ContactLogin({ viewer, outcome }: ContactLoginProps) {
  const text = useText(CHECKOUT);
  const takesLogins = useTakesLogins();
  if (viewer) return <p className={styles.viewer}>{text.loggedInAs(viewer.email || viewer.username)}</p>;
  if (!takesLogins) return null;
  return (
    <>
      <button type="submit" name={ENTER_FIELD} value="1" className="visuallyHidden" tabIndex={-1} aria-hidden="true" />
      <details className={styles.login} open={outcome !== undefined}>
        <summary>
          {text.alreadyCustomer} <span className="link">{text.logIn}</span>
        </summary>
        <LoginFields outcome={outcome} />
      </details>
    </>
  );
}

function LoginFields({ outcome }: Pick<ContactLoginProps, 'outcome'>) {
  const text = useText(LOGIN_TEXTS);
  const checkout = useText(CHECKOUT);
  const forms = useText(FORMS);
  const isBusy = isLogin(useNavigation().formData);
  const response = outcome?.response;
  const refused = response?.refusal?.code;
  const isLimited = refused === 'TOO_MANY_TRIES' || outcome?.failure?.reason === 'too-often';
  const errorOf = (name: string, label: string) => {
    const problem = response?.problems[name] as AccountProblem | undefined;
    return problem && (problem === 'required' ? forms.required(label) : text.problems[problem]);
  };
  return (
    <div className={classNames('formGrid', styles.fields)}>
      <FormNote outcome={outcome} />
      {isLimited ? (
        <p className="formGridWide">
          {checkout.withoutLogin}{' '}
          <LocalLink className="link" to={lostPasswordPath()}>
            {checkout.newPassword}
          </LocalLink>
        </p>
      ) : null}
      <TextField
        name="username"
        label={text.username}
        defaultValue={response?.typed.username}
        error={errorOf('username', text.username)}
        isInvalid={refused === 'LOGIN_UNKNOWN'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={text.password}
        error={errorOf('password', text.password)}
        isInvalid={refused === 'PASSWORD_WRONG'}
        showLabel={text.showPassword}
        autoComplete="current-password"
      />
      <input type="hidden" name="remember" value="on" />
      <div className={styles.row}>
        <Button
          type="submit"
          name={FORM_FIELD}
          value={LOGIN}
          variant="solid"
          isBusy={isBusy}
          busyLabel={text.loggingIn}
        >
          {text.logIn}
        </Button>
        <LocalLink className="link" to={lostPasswordPath()}>
          {text.forgotten}
        </LocalLink>
      </div>
    </div>
  );
}
