import { accountPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PasswordOnlyForm } from '../../forms/password-only-form.tsx';
import { responseTo } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { Viewer } from '../../model/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useAccountFields } from './account-fields.ts';
import { AccountSection, AccountSections } from './account-sections.tsx';
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
    <AccountSections>
      <AccountSection title={text.kept}>
        <Sentences of={text.reasons} />
      </AccountSection>
      <AccountSection title={text.correct}>
        <ul className={styles.links}>
          {(['profile', 'addresses', 'orders'] as const).map((tab) => (
            <li key={tab}>
              <LocalLink className="link" to={accountPath(tab)}>
                {text[tab]}
              </LocalLink>
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={text.erase}>
        <Sentences of={text.consequences} />
        <details open={outcome !== undefined}>
          <summary className={buttonClass({ variant: 'line' })}>{text.start}</summary>
          <EraseForm viewer={viewer} outcome={outcome} />
        </details>
      </AccountSection>
    </AccountSections>
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
  const response = responseTo(FORM, outcome);
  const { secret } = useAccountFields(response);
  return (
    <PasswordOnlyForm
      name={FORM}
      outcome={outcome}
      owner={{ name: 'username', value: viewer.username }}
      password={{
        ...secret('currentPassword', text.password),
        isInvalid: response?.refusal?.code === 'PASSWORD_WRONG',
        autoComplete: 'current-password',
      }}
      button={{ label: text.eraseNow, busyLabel: text.erasing }}
    />
  );
}
