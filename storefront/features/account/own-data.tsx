import { accountPath, PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PasswordOnlyForm } from '../../forms/password-only-form.tsx';
import { responseTo } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { OwnRecords } from '../../model/account/own-data.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { useAccountFields } from './account-fields.ts';
import { AccountSection, AccountSections } from './account-sections.tsx';
import styles from './own-data.module.css';
import { END_LOGINS, OwnLogins } from './own-logins.tsx';
import { WaitingAlerts } from './waiting-alerts.tsx';

interface EraseFormProps {
  readonly viewer: Viewer;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

interface OwnDataProps extends EraseFormProps {
  /** Null over a backend that says less, and erases no account. */
  readonly records: OwnRecords | null;
  readonly hasDownloadFailed: boolean;
  /** The form that was saved last. */
  readonly saved: string | null;
}

const FORM = 'erase';

/** What the shop keeps about the customer, and the ways to correct, take along and erase it. */
export function OwnData({ viewer, outcome, records, hasDownloadFailed, saved }: OwnDataProps) {
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
      <AccountSection title={text.download}>
        {hasDownloadFailed ? (
          <Note tone="bad" className={styles.note}>
            {text.downloadFailed}
          </Note>
        ) : null}
        <p>{text.downloadLead}</p>
        {records ? null : <p>{text.downloadPart}</p>}
        <DownloadForm />
      </AccountSection>
      {records ? (
        <AccountSection title={text.logins}>
          {saved === END_LOGINS && !outcome ? (
            <Note tone="ok" className={styles.note}>
              {text.loginsEnded}
            </Note>
          ) : null}
          <OwnLogins logins={records.logins} outcome={outcome} />
        </AccountSection>
      ) : null}
      {records ? (
        <AccountSection title={text.alerts}>
          {saved === 'stop-alert' && !outcome ? (
            <Note tone="ok" className={styles.note}>
              {text.stopped}
            </Note>
          ) : null}
          <WaitingAlerts alerts={records.alerts} outcome={outcome} />
        </AccountSection>
      ) : null}
      <AccountSection title={text.erase}>
        {records ? (
          <>
            <Sentences of={text.consequences} />
            <details open={(outcome?.response ?? outcome?.failure)?.form === FORM}>
              <summary className={buttonClass({ variant: 'line' })}>{text.start}</summary>
              <EraseForm viewer={viewer} outcome={outcome} />
            </details>
          </>
        ) : (
          <p>
            {text.eraseByHand}{' '}
            <LocalLink className="link" to={PATHS.contact}>
              {text.contact}
            </LocalLink>
          </p>
        )}
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

/** The browser's own form: the response is a file, and the page stays, so that it can be sent again (`send-once.ts`). */
function DownloadForm() {
  const text = useText(OWN_DATA);
  return (
    <form method="post" action={useLocalPath()(PATHS.accountData)} data-stays>
      <Button type="submit" variant="line">
        <Icon name="file-download" size={20} /> {text.downloadNow}
      </Button>
    </form>
  );
}

function EraseForm({ viewer, outcome }: EraseFormProps) {
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
