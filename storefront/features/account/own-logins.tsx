import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { OwnLogin } from '../../model/account/own-data.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './own-logins.module.css';

/** Names the form. */
export const END_LOGINS = 'end-logins';

interface OwnLoginsProps {
  readonly logins: readonly OwnLogin[];
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** Where the customer is logged in, and the way out of everywhere else. */
export function OwnLogins({ logins, outcome }: OwnLoginsProps) {
  const text = useText(OWN_DATA);
  const dateOf = useDate();
  return (
    <>
      <ul className={styles.logins}>
        {logins.map(({ begun, expires, isCurrent }) => (
          <li key={`${begun} ${expires} ${isCurrent}`}>
            <span>{text.loginSince(dateOf(begun))}</span>
            {isCurrent ? <Badge tone="ok">{text.thisDevice}</Badge> : null}
            <span className="small muted">{text.loginUntil(dateOf(expires))}</span>
          </li>
        ))}
      </ul>
      {logins.some(({ isCurrent }) => !isCurrent) ? (
        <PostedForm name={END_LOGINS} outcome={outcome}>
          <p className="formGridWide">{text.endLoginsLead}</p>
          <div className="formGridWide">
            <SubmitButton form={END_LOGINS} variant="line" size="md" busyLabel={text.endingLogins}>
              {text.endLogins}
            </SubmitButton>
          </div>
        </PostedForm>
      ) : (
        <p className={styles.only}>{text.onlyHere}</p>
      )}
    </>
  );
}
