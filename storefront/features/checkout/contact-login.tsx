import type { AccountProblem } from '#contract/inputs/account.ts';
import { lostPasswordPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOGIN } from '../../i18n/messages/account.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { Viewer } from '../../model/viewer.ts';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './contact-login.module.css';

interface ContactLoginProps {
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** Of the login; the contact step has a form of its own, which keeps what is typed into it. */
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'login';

/** For a guest the way into their account, folded; for a customer who they are. */
export function ContactLogin({ viewer, outcome }: ContactLoginProps) {
  const text = useText(CHECKOUT);
  if (viewer) return <p className={styles.viewer}>{text.loggedInAs(viewer.email || viewer.username)}</p>;
  return (
    <details className={styles.login} open={outcome !== undefined}>
      <summary>
        {text.alreadyCustomer} <span className="link">{text.logIn}</span>
      </summary>
      <LoginFields outcome={outcome} />
    </details>
  );
}

function LoginFields({ outcome }: Pick<ContactLoginProps, 'outcome'>) {
  const text = useText(LOGIN);
  const forms = useText(FORMS);
  const response = responseTo(FORM, outcome);
  const refused = response?.refusal?.code;
  const errorOf = (name: string, label: string) => {
    const problem = response?.problems[name] as AccountProblem | undefined;
    return problem && (problem === 'required' ? forms.required(label) : text.problems[problem]);
  };
  return (
    <PostedForm name={FORM} outcome={outcome} action="?step=contact">
      <TextField
        name="username"
        label={text.username}
        defaultValue={response?.typed.username}
        error={errorOf('username', text.username)}
        isInvalid={refused === 'LOGIN_UNKNOWN'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={text.password}
        error={errorOf('password', text.password)}
        isInvalid={refused === 'PASSWORD_WRONG'}
        showLabel={text.showPassword}
        autoComplete="current-password"
        required
      />
      <input type="hidden" name="remember" value="on" />
      <div className={styles.row}>
        <SubmitButton form={FORM} variant="solid" size="md" busyLabel={text.loggingIn}>
          {text.logIn}
        </SubmitButton>
        <LocalLink className="link" to={lostPasswordPath()}>
          {text.forgotten}
        </LocalLink>
      </div>
    </PostedForm>
  );
}
