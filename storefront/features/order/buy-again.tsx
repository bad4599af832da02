import { useEffect, useRef } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { type FormFetcher, PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { LineBoughtAgain } from '../../model/order/buy-again.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';

/** Names the form. */
export const BUY_AGAIN = 'buy-again';

/** What the page of an order returns to its forms. */
export type OrderPageOutcome =
  | FormOutcome<FormResponse>
  | {
      /** Null unless the order was just bought again. */
      readonly boughtAgain: readonly LineBoughtAgain[] | null;
    };

interface BuyAgainProps {
  /** Random: the form sent twice adds once. */
  readonly formKey: string;
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** In a list of orders: which one, and how its page is asked without leaving the list. */
  readonly listed?: { readonly number: string; readonly action: string; readonly fetcher: FormFetcher };
}

export function BuyAgain({ formKey, outcome, listed }: BuyAgainProps) {
  const text = useText(ORDER_ACTIONS);
  const sent = listed && { fetcher: listed.fetcher, action: listed.action };
  return (
    <PostedForm name={BUY_AGAIN} outcome={outcome} className="screenOnly" {...sent}>
      <input type="hidden" name="key" value={formKey} />
      <div className="formGridWide">
        <SubmitButton
          form={BUY_AGAIN}
          fetcher={listed?.fetcher}
          variant="line"
          size="md"
          busyLabel={text.adding}
          isFull
        >
          <Icon name="refresh" size={20} /> {text.again}
          {listed ? <span className="visuallyHidden"> {listed.number}</span> : null}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

interface BoughtAgainProps {
  readonly lines: readonly LineBoughtAgain[];
  readonly className?: string | undefined;
}

/** What of the order is in the cart now, which is read again, and line by line what is not or costs something else. */
export function BoughtAgain({ lines, className }: BoughtAgainProps) {
  const text = useText(ORDER_ACTIONS);
  const readCart = useCartController()?.read;
  const count = lines.filter(({ added }) => added > 0).length;
  const missing = lines.filter(({ refusal }) => refusal !== null);
  const repriced = lines.filter(({ refusal, price }) => refusal === null && price !== null);
  const report = useRef<HTMLDivElement>(null);
  // The button that was pressed may be screens below.
  useEffect(() => {
    if (lines.length > 0) report.current?.focus();
  }, [lines]);
  useEffect(() => {
    if (lines.length > 0) readCart?.();
  }, [lines, readCart]);
  const tone = count === 0 ? 'bad' : missing.length > 0 ? 'warn' : 'ok';
  return (
    <div role="status" className={className}>
      <Note ref={report} tone={tone} title={count === 0 ? text.againNothing : text.againAdded(count)}>
        <Remarks title={count > 0 ? text.againMissing : null} lines={missing} />
        <Remarks title={text.againRepriced} lines={repriced} />
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

interface RemarksProps {
  /** Null where the note's own title says it. */
  readonly title: string | null;
  readonly lines: readonly LineBoughtAgain[];
}

function Remarks({ title, lines }: RemarksProps) {
  if (lines.length === 0) return null;
  return (
    <>
      {title ? <p>{title}</p> : null}
      <ul>
        {lines.map((line) => (
          <Remark key={line.id} line={line} />
        ))}
      </ul>
    </>
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
