import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ERRORS } from '../../i18n/messages/errors.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './error-page.module.css';
import { FailureLayout } from './failure-layout.tsx';
import { PageHead } from './page-head.tsx';
import { SearchBox } from './search-box.tsx';

const WHEELS = 5;

const StatusOdometer = ({ status }: { readonly status: number }) => (
  <Odometer className={styles.status} digits={String(status).padStart(WHEELS, '0')} label={String(status)} />
);

interface NotFoundPageProps {
  readonly path: string;
  /** The categories, as a way on. */
  readonly categories: ReactNode;
}

function NotFoundPage({ path, categories }: NotFoundPageProps) {
  const text = useText(ERRORS);
  const localize = useLocalPath();
  return (
    <>
      <PageHead title={text.notFoundTitle} isUnlisted />
      <FailureLayout>
        <StatusOdometer status={404} />
        <h1>{text.notFoundHeading}</h1>
        <p className="lead">
          {text.notFoundBefore} <code className={styles.path}>{path}</code>
        </p>
        <p className="small muted">{text.status(404)}</p>
        <SearchBox place="page" />
        <div className={styles.actions}>
          <LinkButton href={localize(PATHS.home)} variant="go">
            {text.home}
          </LinkButton>
          <LinkButton href={localize(PATHS.products)} variant="line">
            {text.allProducts}
          </LinkButton>
        </div>
      </FailureLayout>
      {categories}
    </>
  );
}

interface ErrorPageProps {
  readonly status: number;
  readonly isUnreachable: boolean;
  readonly categories: ReactNode;
}

const TOO_MANY_REQUESTS = 429;

/** 5xx is the shop's fault and worth a reload, and so is waiting where there were too many requests; anything else is not. */
function ErrorPage({ status, isUnreachable, categories }: ErrorPageProps) {
  const text = useText(ERRORS);
  const localize = useLocalPath();
  const isOurs = status >= 500;
  const help: Readonly<Record<number, string>> = text.help;
  const explained = isUnreachable ? text.unreachableHelp : help[status];
  const canReload = isOurs || status === TOO_MANY_REQUESTS;
  return (
    <>
      <PageHead title={text.error} isUnlisted />
      <FailureLayout>
        <StatusOdometer status={status} />
        <h1>{text.somethingWrong}</h1>
        <p className="lead">{explained ?? (isOurs ? text.brokenHelp : text.refusedHelp)}</p>
        <p className="small muted">{text.status(status)}</p>
        <div className={styles.actions}>
          {canReload ? (
            <Button type="button" variant="go" onClick={() => window.location.reload()}>
              <Icon name="refresh" size={20} /> {text.reload}
            </Button>
          ) : null}
          <LinkButton href={localize(PATHS.home)} variant={canReload ? 'line' : 'go'}>
            {text.home}
          </LinkButton>
        </div>
      </FailureLayout>
      {categories}
    </>
  );
}

/** There was no response. The button loads the page's data again: a full reload without a connection would lose this page too. */
function ConnectionLostPage() {
  const text = useText(ERRORS);
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={text.offline} isUnlisted />
      <FailureLayout>
        <h1>{text.offline}</h1>
        <p className="lead">{text.offlineHelp}</p>
        <Button
          type="button"
          variant="go"
          isBusy={state === 'loading'}
          busyLabel={useText(FORMS).working}
          onClick={() => revalidate()}
        >
          <Icon name="refresh" size={20} /> {text.retry}
        </Button>
      </FailureLayout>
    </>
  );
}

interface FailurePageProps {
  /** Of the response; null where there was none. */
  readonly status: number | null;
  /** The shop responded, its backend did not. */
  readonly isUnreachable: boolean;
  /** The categories, as a way on. */
  readonly categories: ReactNode;
}

/** What stands in the place of a page that failed. */
export function FailurePage({ status, isUnreachable, categories }: FailurePageProps) {
  const { pathname } = useLocation();
  if (status === null) return <ConnectionLostPage />;
  if (status === 404) return <NotFoundPage path={pathname} categories={categories} />;
  return <ErrorPage status={status} isUnreachable={isUnreachable} categories={categories} />;
}
