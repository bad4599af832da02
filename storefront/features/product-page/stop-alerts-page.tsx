import { PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { STOCK_ALERTS } from '../../i18n/messages/stock-alerts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { StockAlertFrame } from './stock-alert-frame.tsx';

const FORM = 'stop-stock-alerts';

interface StopAlertsPageProps {
  readonly isStopped: boolean;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** Where the link of an email leads. It asks first: mail programs open links by themselves. */
export function StopAlertsPage({ isStopped, outcome }: StopAlertsPageProps) {
  const text = useText(STOCK_ALERTS);
  const localize = useLocalPath();
  return (
    <StockAlertFrame title={text.stopTitle}>
      {isStopped ? (
        <>
          <Note tone="ok">
            <p role="status">{text.stopped}</p>
          </Note>
          <LinkButton variant="line" href={localize(PATHS.products)}>
            {text.toProducts}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="lead">{text.stopLead}</p>
          <PostedForm name={FORM} outcome={outcome}>
            <div className="formGridWide">
              <SubmitButton form={FORM}>{text.stop}</SubmitButton>
            </div>
          </PostedForm>
        </>
      )}
    </StockAlertFrame>
  );
}
