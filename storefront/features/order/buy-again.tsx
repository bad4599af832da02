import { useEffect, useRef } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { LineBoughtAgain } from '../../model/buy-again.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './buy-again.module.css';

/** Names the form. */
export const BUY_AGAIN = 'buy-again';

interface BuyAgainProps {
  /** Random: the form sent twice adds once. */
  readonly formKey: string;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

export function BuyAgain({ formKey, outcome }: BuyAgainProps) {
  const text = useText(ORDER_ACTIONS);
  return (
    <PostedForm name={BUY_AGAIN} outcome={outcome} className="screenOnly">
      <input type="hidden" name="key" value={formKey} />
      <div className="formGridWide">
        <SubmitButton form={BUY_AGAIN} variant="line" size="md" busyLabel={text.adding} isFull>
          <Icon name="refresh" size={20} /> {text.again}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

/** What of the order is in the cart now, and line by line what is not or costs something else. */
export function BoughtAgain({ lines }: { readonly lines: readonly LineBoughtAgain[] }) {
  const text = useText(ORDER_ACTIONS);
  const count = lines.filter(({ added }) => added > 0).length;
  const remarks = lines.filter(({ refusal, price }) => refusal !== null || price !== null);
  const report = useRef<HTMLDivElement>(null);
  // The button that was pressed may be screens below.
  useEffect(() => {
    if (lines.length > 0) report.current?.focus();
  }, [lines]);
  const tone = count === 0 ? 'bad' : lines.some(({ refusal }) => refusal) ? 'warn' : 'ok';
  return (
    <div role="status" className={styles.report}>
      <Note ref={report} tone={tone} title={count === 0 ? text.againNothing : text.againAdded(count)}>
        {count > 0 && tone === 'warn' ? <p>{text.againMissing}</p> : null}
        {remarks.length > 0 ? (
          <ul>
            {remarks.map((line) => (
              <Remark key={line.id} line={line} />
            ))}
          </ul>
        ) : null}
        {count > 0 ? (
          <p>
            <LocalLink className="link" to={PATHS.cart}>
              {text.toCart}
            </LocalLink>
          </p>
        ) : null}
      </Note>
    </div>
  );
}

function Remark({ line }: { readonly line: LineBoughtAgain }) {
  const text = useText(ORDER_ACTIONS);
  const language = useLanguage();
  const { name, options, added, wanted, refusal, price } = line;
  const reasons = [
    refusal && added > 0 ? text.againFewer(added, wanted) : null,
    refusal && added === 0 ? refusalText({ ...refusal, facts: { name, ...refusal.facts } }, language) : null,
    price ? text.againPrice(formatMoney(price.before), formatMoney(price.now)) : null,
  ];
  return (
    <li>
      <b>{[name, options].filter(Boolean).join(', ')}</b>: {reasons.filter(Boolean).join('; ')}
    </li>
  );
}
