import { useFetcher } from 'react-router';
import { accountPath, productPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { WaitingAlert } from '../../model/account/own-data.ts';
import styles from './waiting-alerts.module.css';

const FORM = 'stop-alert';

interface WaitingAlertsProps {
  readonly alerts: readonly WaitingAlert[];
  /** Of the last form of the tab that was sent without script. */
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** What the customer waits for, each with a button that ends it. */
export function WaitingAlerts({ alerts, outcome }: WaitingAlertsProps) {
  const text = useText(OWN_DATA);
  if (alerts.length === 0) return <p>{text.noAlerts}</p>;
  return (
    <ul className={styles.alerts}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} outcome={outcome} />
      ))}
    </ul>
  );
}

interface AlertRowProps extends Pick<WaitingAlertsProps, 'outcome'> {
  readonly alert: WaitingAlert;
}

function AlertRow({ alert, outcome }: AlertRowProps) {
  const text = useText(OWN_DATA);
  const dateOf = useDate();
  const local = useLocalPath();
  // Of its own, so that only the button of this row is busy.
  const fetcher = useFetcher<FormOutcome<FormResponse>>();
  const isConcerned = responseTo(FORM, outcome)?.typed.id === String(alert.id);
  const name = alert.name || text.goneProduct;
  return (
    <li>
      <div>
        {alert.slug === null ? (
          <b>{name}</b>
        ) : (
          <LocalLink className="link" to={productPath(alert.slug)}>
            {name}
          </LocalLink>
        )}
        <p className="small muted">{text.alertFacts(alert.email, dateOf(alert.requested))}</p>
      </div>
      <PostedForm
        name={FORM}
        fetcher={fetcher}
        outcome={fetcher.data ?? (isConcerned ? outcome : undefined)}
        action={local(accountPath('data'))}
        className={styles.stop}
      >
        <input type="hidden" name="id" value={alert.id} />
        <SubmitButton form={FORM} fetcher={fetcher} variant="line" size="md" busyLabel={text.stopping}>
          {text.stop}
          <span className="visuallyHidden"> {name}</span>
        </SubmitButton>
      </PostedForm>
    </li>
  );
}
