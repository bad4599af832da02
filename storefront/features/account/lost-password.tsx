import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PasswordOwner } from '../../forms/password-owner.tsx';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOST_PASSWORD } from '../../i18n/messages/account.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
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
  /** Why the link takes no new password, as far as is known. */
  readonly refusal: Refusal | null;
  /** The link has been asked for. */
  readonly isSent: boolean;
}

/** The two steps to a new password. */
export function LostPassword({ outcome, link, refusal, isSent }: LostPasswordProps) {
  const text = useText(LOST_PASSWORD);
  const tried = responseTo(NEW, outcome)?.refusal;
  const refused = tried?.code.startsWith('RESET_LINK_') ? tried : refusal;
  return (
    <div className={classNames('container', styles.page)}>
      <AccountBreadcrumbs page={text.crumb} />
      <div className={styles.step}>
        <h1>{link ? text.newTitle : text.title}</h1>
        {link && refused ? <RefusedLink outcome={outcome} login={link.login} refusal={refused} /> : null}
        {link && !refused ? <NewPasswordStep outcome={outcome} link={link} /> : null}
        {link ? null : <AskStep outcome={outcome} isSent={isSent} />}
      </div>
    </div>
  );
}

const ASK = 'reset-request';
const NEW = 'new-password';

function AskStep({ outcome, isSent }: Pick<LostPasswordProps, 'outcome' | 'isSent'>) {
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
          enterKeyHint="send"
          required
        />
        <div className="formGridWide">
          <SubmitButton form={ASK} variant={isSent ? 'line' : 'go'} busyLabel={text.sending} isFull>
            {isSent ? text.askAgain : text.send}
          </SubmitButton>
        </div>
      </PostedForm>
      <BackToLogin />
    </>
  );
}

interface RefusedLinkProps extends Pick<LostPasswordProps, 'outcome'> {
  readonly login: string;
  readonly refusal: Refusal;
}

/** Asks for another link with the name of the one that no longer works. */
function RefusedLink({ outcome, login, refusal }: RefusedLinkProps) {
  const text = useText(LOST_PASSWORD);
  return (
    <>
      <Note tone="bad" title={refusalText(refusal, useLanguage())} takesFocus>
        <p>{text.linkHelp}</p>
      </Note>
      <PostedForm name={ASK} outcome={outcome}>
        <input type="hidden" name="username" value={login} />
        <div className="formGridWide">
          <SubmitButton form={ASK} busyLabel={text.sending} isFull>
            {text.askAgain}
          </SubmitButton>
        </div>
      </PostedForm>
      <BackToLogin />
    </>
  );
}

function NewPasswordStep({ outcome, link }: { readonly link: ResetLink } & Pick<LostPasswordProps, 'outcome'>) {
  const text = useText(LOST_PASSWORD);
  return (
    <>
      <p className="lead">{text.newLead}</p>
      <PostedForm name={NEW} outcome={outcome}>
        <input type="hidden" name="key" value={link.key} />
        <PasswordOwner name="login" value={link.login} />
        <NewPasswordFields response={responseTo(NEW, outcome)} />
        <div className="formGridWide">
          <SubmitButton form={NEW} busyLabel={text.saving} isFull>
            {text.save}
          </SubmitButton>
        </div>
      </PostedForm>
    </>
  );
}

function BackToLogin() {
  return (
    <p>
      <LocalLink className={classNames('link', styles.link)} to={PATHS.account}>
        {useText(LOST_PASSWORD).backToLogin}
      </LocalLink>
    </p>
  );
}
