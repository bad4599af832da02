import { returnLineField } from '#contract/inputs/return-form.ts';
import type { ReturnField, ReturnProblem } from '#contract/inputs/return-request.ts';
import { orderSummaryPath, PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { FORMS } from '../../i18n/messages/forms.ts';
import { ORDER_ACTIONS, RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order, OrderLine } from '../../model/order/order.ts';
import type { ReturnReason } from '../../model/order/order-record.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useProblem } from '../../ui/changed-fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError, Select, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './return-order.module.css';

type Response = FormResponse<ReturnField, ReturnProblem>;

interface ReturnOrderProps {
  readonly order: Order;
  readonly urlKey: string | null;
  /** Random: the form sent twice is one return. */
  readonly formKey: string;
  readonly outcome: FormOutcome<Response> | undefined;
}

export function ReturnOrder(props: ReturnOrderProps) {
  const { order, urlKey } = props;
  const text = useText(RETURNS);
  const actions = useText(ORDER_ACTIONS);
  const local = useLocalPath();
  return (
    <div className={classNames('container section', styles.page)}>
      <h1>{order.shipping ? text.title(order.number) : text.complainTitle(order.number)}</h1>
      {order.returnable.length > 0 ? (
        <>
          <p className="lead">{text.lead}</p>
          <Note tone="info" title={text.rulesTitle}>
            <ul className={styles.rules}>
              {(order.shipping ? text.rules : text.fileRules).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
              <li>
                <LocalLink className="link" to={PATHS.terms}>
                  {text.periodRule}
                </LocalLink>
              </li>
            </ul>
          </Note>
          <ReturnForm {...props} />
        </>
      ) : (
        <Note tone="warn" title={text.notPossible}>
          <p>{text.notPossibleHelp}</p>
        </Note>
      )}
      <p>
        <LinkButton variant="text" href={local(orderSummaryPath(order.id, urlKey ?? undefined))}>
          {actions.toTheOrder}
        </LinkButton>
      </p>
    </div>
  );
}

/** Names the form on its page. */
export const RETURN_FORM = 'return';
const REASONS: readonly ReturnReason[] = ['damaged', 'wrong-item', 'not-arrived', 'quality', 'changed-mind', 'other'];
/** A file is taken back only when it is broken. */
const FILE_REASONS: readonly ReturnReason[] = ['damaged', 'wrong-item', 'other'];

function reasonsFor({ shipping, isPickedUp }: Order): readonly ReturnReason[] {
  if (!shipping) return FILE_REASONS;
  return isPickedUp ? REASONS.filter((reason) => reason !== 'not-arrived') : REASONS;
}

function ReturnForm({ order, formKey, outcome }: ReturnOrderProps) {
  const text = useText(RETURNS);
  const forms = useText(FORMS);
  const response = responseTo(RETURN_FORM, outcome);
  const errorOf = (field: Exclude<ReturnField, 'lines'>) => {
    const problem = response?.problems[field];
    return problem && (problem === 'required' ? forms.required(text[field]) : text.problems[problem]);
  };
  const typed = response?.typed ?? {};
  return (
    <PostedForm name={RETURN_FORM} outcome={outcome} encType="multipart/form-data">
      <input type="hidden" name="key" value={formKey} />
      <ReturnLines order={order} typed={typed} hasProblem={response?.problems.lines !== undefined} />
      <SelectField
        name="reason"
        label={text.reason}
        error={errorOf('reason')}
        className="formGridWide"
        defaultValue={typed.reason ?? ''}
        required
      >
        <option value="">{text.choose}</option>
        {reasonsFor(order).map((reason) => (
          <option key={reason} value={reason}>
            {reason === 'damaged' && !order.shipping ? text.brokenFile : text.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="text"
        label={text.text}
        hint={text.textHint}
        error={errorOf('text')}
        className="formGridWide"
        defaultValue={typed.text ?? ''}
        rows={6}
        required
      />
      <TextField
        name="pictures"
        type="file"
        // Without HEIC, which Safari sends as it is where it is named, and as JPEG where it is not.
        accept="image/jpeg,image/png,image/webp"
        multiple
        label={text.pictures}
        note={forms.optional}
        hint={text.picturesHint}
        error={errorOf('pictures')}
        className={classNames('formGridWide', styles.pictures)}
      />
      <div className="formGridWide">
        <SubmitButton form={RETURN_FORM} busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

const LINES = 'lines' satisfies ReturnField;

interface ReturnLinesProps {
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
  readonly hasProblem: boolean;
}

/** Pieces of each line. Of an order with a single piece that piece is chosen. */
function ReturnLines({ order, typed, ...refused }: ReturnLinesProps) {
  const text = useText(RETURNS);
  const hasProblem = useProblem(refused.hasProblem, LINES) ?? false;
  const [only] = order.returnable;
  const isSingle = order.returnable.length === 1 && only?.quantity === 1;
  return (
    <fieldset name={LINES} className={classNames('formGridWide', styles.lines)}>
      <legend>{text.which}</legend>
      {hasProblem ? <FieldError id="return-lines-problem">{text.problems.lines}</FieldError> : null}
      {order.lines.map((line) => {
        const most = order.returnable.find((one) => one.line === line.number)?.quantity ?? 0;
        const chosen = typed[returnLineField(line.number)] ?? (isSingle ? '1' : '0');
        return most > 0 ? (
          <ReturnLineField key={line.id} line={line} most={most} chosen={chosen} hasProblem={hasProblem} />
        ) : null;
      })}
    </fieldset>
  );
}

interface ReturnLineFieldProps {
  readonly line: OrderLine;
  readonly most: number;
  readonly chosen: string;
  readonly hasProblem: boolean;
}

function ReturnLineField({ line, most, chosen, hasProblem }: ReturnLineFieldProps) {
  const text = useText(RETURNS);
  return (
    <div className={styles.line}>
      <img {...pictureSet(line.picture ?? PLACEHOLDER)} sizes="4rem" width={100} height={100} alt="" loading="lazy" />
      <span>
        {line.name}
        {line.options ? <span className="small muted"> {line.options}</span> : null}
      </span>
      <Select
        name={returnLineField(line.number)}
        defaultValue={chosen}
        aria-label={text.pieces([line.name, line.options].filter(Boolean).join(', '))}
        aria-invalid={hasProblem || undefined}
        aria-describedby={hasProblem ? 'return-lines-problem' : undefined}
      >
        <option value="0">0</option>
        {Array.from({ length: most }, (_, index) => index + 1).map((pieces) => (
          <option key={pieces} value={pieces}>
            {pieces}
          </option>
        ))}
      </Select>
    </div>
  );
}
