import type { FindOrderProblem } from '#contract/inputs/find-order.ts';
import { PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { FORMS } from '../../i18n/messages/forms.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './find-order.module.css';

const FORM = 'find-order';

type Field = 'orderNumber' | 'email';

interface FindOrderProps {
  readonly outcome: FormOutcome<FormResponse<Field, FindOrderProblem>> | undefined;
}

/** A guest finds an order again: by its number and the email address it was placed with. That of an account needs its login. */
export function FindOrder({ outcome }: FindOrderProps) {
  const text = useText(ORDER);
  const forms = useText(FORMS);
  const response = responseTo(FORM, outcome);
  const field = (name: Field, label: string) => {
    const problem = response?.problems[name];
    const error = problem && (problem === 'required' ? forms.required(label) : text.findProblems[problem]);
    return { name, label, error, defaultValue: response?.typed[name] ?? '', required: true };
  };
  return (
    <div className={classNames('container section', styles.page)}>
      <h1>{text.findTitle}</h1>
      <p className="lead">{text.findLead}</p>
      <PostedForm
        name={FORM}
        outcome={outcome}
        refusalHelp={`${text.findCheck} ${text.notFoundHelp}`}
        className={styles.form}
      >
        <TextField
          {...field('orderNumber', text.number)}
          className="formGridWide"
          hint={text.findNumberHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('email', text.findEmail)}
          className="formGridWide"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <div className="formGridWide">
          <SubmitButton form={FORM} isFull>
            {text.find}
          </SubmitButton>
        </div>
      </PostedForm>
      <p className="small">
        {text.findWithAccount}{' '}
        <LocalLink to={PATHS.history} className="link">
          {text.findInAccount}
        </LocalLink>
      </p>
    </div>
  );
}
