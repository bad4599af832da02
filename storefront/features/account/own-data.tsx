import { accountPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOGIN } from '../../i18n/messages/account.ts';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { Viewer } from '../../model/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';
import styles from './own-data.module.css';

interface OwnDataProps {
  readonly viewer: Viewer;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'erase';

/** What the shop keeps about the customer, and the ways to correct and to erase it. */
export function OwnData({ viewer, outcome }: OwnDataProps) {
  const text = useText(OWN_DATA);
  return (
    <div className={styles.data}>
      <section>
        <h2 className="h3">{text.kept}</h2>
        <Sentences of={text.reasons} />
      </section>
      <section>
        <h2 className="h3">{text.correct}</h2>
        <ul className={styles.links}>
          {(['profile', 'addresses', 'orders'] as const).map((tab) => (
            <li key={tab}>
              <LocalLink className="link" to={accountPath(tab)}>
                {text[tab]}
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h3">{text.erase}</h2>
        <Sentences of={text.consequences} />
        <details open={outcome !== undefined}>
          <summary className={buttonClass({ variant: 'line' })}>{text.start}</summary>
          <EraseForm viewer={viewer} outcome={outcome} />
        </details>
      </section>
    </div>
  );
}

const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.sentences}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

function EraseForm({ viewer, outcome }: OwnDataProps) {
  const text = useText(OWN_DATA);
  const login = useText(LOGIN);
  const response = responseTo(FORM, outcome);
  const { secret } = useAccountFields(response);
  return (
    <PostedForm name={FORM} outcome={outcome}>
      <input type="hidden" name="username" autoComplete="username" value={viewer.username} />
      <PasswordField
        {...secret('currentPassword', text.password)}
        className="formGridWide"
        isInvalid={response?.refusal?.code === 'PASSWORD_WRONG'}
        showLabel={login.showPassword}
        autoComplete="current-password"
        required
      />
      <div className="formGridWide">
        <SubmitButton form={FORM} variant="solid" size="md" busyLabel={text.erasing}>
          {text.eraseNow}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}
