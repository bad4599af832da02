import { lostPasswordPath, PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOST_PASSWORD } from '../../i18n/messages/account.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { AccountBreadcrumbs } from './account-breadcrumbs.tsx';
import { useAccountFields } from './account-fields.ts';
import styles from './lost-password.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

/** From the mailed link. */
export interface ResetLink {
  readonly key: string;
  readonly login: string;
}

interface LostPasswordProps {
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** Null for the first step, which asks for the link. */
  readonly link: ResetLink | null;
  /** The link has been asked for. */
  readonly isSent: boolean;
}

/** The two steps to a new password. */
export function LostPassword({ outcome, link, isSent }: LostPasswordProps) {
  const text = useText(LOST_PASSWORD);
  return (
    <div className={classNames('container', styles.page)}>
      <AccountBreadcrumbs page={text.crumb} />
      <div className={styles.step}>
        <h1>{link ? text.newTitle : text.title}</h1>
        {link ? <NewPasswordStep outcome={outcome} link={link} /> : <AskStep outcome={outcome} isSent={isSent} />}
      </div>
    </div>
  );
}

const ASK = 'reset-request';

function AskStep({ outcome, isSent }: Omit<LostPasswordProps, 'link'>) {
  const text = useText(LOST_PASSWORD);
  const { field } = useAccountFields(responseTo(ASK, outcome));
  return (
    <>
      {isSent && !outcome ? (
        <Note tone="ok" title={text.sent}>
          <p>{text.sentHelp}</p>
        </Note>
      ) : (
        <p className="lead">{text.lead}</p>
      )}
      <PostedForm name={ASK} outcome={outcome}>
        <TextField
          {...field('username', text.username)}
          className="formGridWide"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="formGridWide">
          <SubmitButton form={ASK} variant={isSent ? 'line' : 'go'} busyLabel={text.sending} isFull>
            {isSent ? text.askAgain : text.send}
          </SubmitButton>
        </div>
      </PostedForm>
      <p>
        <LocalLink className={classNames('link', styles.link)} to={PATHS.account}>
          {text.backToLogin}
        </LocalLink>
      </p>
    </>
  );
}

const NEW = 'new-password';

function NewPasswordStep({ outcome, link }: { readonly link: ResetLink } & Pick<LostPasswordProps, 'outcome'>) {
  const text = useText(LOST_PASSWORD);
  const response = responseTo(NEW, outcome);
  const isLinkRefused = response?.refusal?.code.startsWith('RESET_') ?? false;
  return (
    <>
      <p className="lead">{isLinkRefused ? text.linkHelp : text.newLead}</p>
      <PostedForm name={NEW} outcome={outcome}>
        <input type="hidden" name="key" value={link.key} />
        <input type="hidden" name="login" autoComplete="username" value={link.login} />
        <NewPasswordFields response={response} />
        <div className="formGridWide">
          <SubmitButton form={NEW} variant={isLinkRefused ? 'line' : 'go'} busyLabel={text.saving} isFull>
            {text.save}
          </SubmitButton>
        </div>
      </PostedForm>
      {isLinkRefused ? (
        <p>
          <LocalLink className={classNames('link', styles.link)} to={lostPasswordPath()}>
            {text.askAgain}
          </LocalLink>
        </p>
      ) : null}
    </>
  );
}
