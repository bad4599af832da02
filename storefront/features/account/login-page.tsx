import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { BlockedCookiesNote } from '../../cart/blocked-cookies.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { forgetTypedFields, moveTypedFields } from '../../forms/typed-fields.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN } from '../../i18n/messages/account.ts';
import { forgetPages } from '../../offline/kept-pages.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import { forgetVisitor } from '../../ui/storage/last-logout.ts';
import { AccountBreadcrumbs } from './account-breadcrumbs.tsx';
import { AccountsNotOffered } from './account-unavailable.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** Why a visitor stands before the login, unless they came by themselves. */
export type LoginReason = 'needed' | 'ended' | 'newPasswordSaved' | 'loggedOut' | 'erased';

interface LoginPageProps {
  readonly outcome: FormOutcome<FormResponse> | undefined;
  readonly reason: LoginReason | null;
}

const TONES = { needed: 'info', ended: 'info', newPasswordSaved: 'ok', loggedOut: 'ok', erased: 'ok' } as const;

/** Login and registration beside each other. */
export function LoginPage({ outcome, reason }: LoginPageProps) {
  const text = useText(LOGIN);
  const takesLogins = useTakesLogins();
  const isFarewell = reason === 'loggedOut' || reason === 'erased';
  useForgetting(isFarewell);
  useFindTypedFields();
  if (!takesLogins) return <AccountsNotOffered />;
  return (
    <div className={classNames('container', styles.page)}>
      <AccountBreadcrumbs />
      {reason !== null && !outcome ? <Note tone={TONES[reason]}>{text[reason]}</Note> : null}
      <BlockedCookiesNote />
      <div className={styles.columns}>
        <section>
          <h1>{text.logIn}</h1>
          <LoginForm outcome={outcome} />
        </section>
        <section>
          <h2 className="h1">{text.register}</h2>
          <RegistrationForm outcome={outcome} />
        </section>
      </div>
    </div>
  );
}

/** Once for each entry of the history: whoever comes back to it, or loads it again, may have typed something since. */
function useForgetting(isFarewell: boolean): void {
  useEffect(() => {
    const { state } = window.history;
    if (!isFarewell || state?.hasForgotten) return;
    window.history.replaceState({ ...state, hasForgotten: true }, '');
    forgetVisitor();
    forgetTypedFields();
    forgetPages().catch(() => undefined);
  }, [isFarewell]);
}

/** A login may end while a form is filled in. The form finds what was typed when it is there again, before it shows itself. */
function useFindTypedFields(): void {
  const { key, pathname } = useLocation();
  useLayoutEffect(
    () => () => {
      // By now the browser is at the page that follows.
      if (window.location.pathname === pathname) moveTypedFields(key, window.history.state?.key ?? key);
    },
    [key, pathname],
  );
}
