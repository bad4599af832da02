import { Form, useNavigation } from 'react-router';
import type { FindOrderProblem } from '#contract/inputs/find-order.ts';
import type { Refusal } from '#contract/refusals.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { Note, useFocusOnProblem } from '../../ui/note.tsx';
import styles from './find-order.module.css';

type Field = 'orderNumber' | 'email';

/** Why no order was found, with what was typed. */
export interface FindOrderResponse {
  readonly typed: Readonly<Record<Field, string>>;
  readonly problems: Readonly<Partial<Record<Field, FindOrderProblem>>>;
  readonly refusal: Refusal | null;
}

/** A guest finds an order again: by its number and the e-mail address it was placed with. */
export function FindOrder({ response }: { readonly response: FindOrderResponse | undefined }) {
  const text = useText(ORDER);
  const forms = useText(FORMS);
  const isBusy = useNavigation().formMethod === 'POST';
  const field = (name: Field, label: string) => {
    const problem = response?.problems[name];
    const error = problem && (problem === 'required' ? forms.required(label) : text.findProblems[problem]);
    return { name, label, error, defaultValue: response?.typed[name] ?? '', required: true };
  };
  return (
    <div className={classNames('container section', styles.page)}>
      <h1>{text.findTitle}</h1>
      <p className="lead">{text.findLead}</p>
      <Form method="post" noValidate className={classNames('formGrid', styles.form)}>
        <FindNote response={response} />
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
          <Button type="submit" variant="go" size="lg" isFull isBusy={isBusy} busyLabel={forms.working}>
            {text.find}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function FindNote({ response }: { readonly response: FindOrderResponse | undefined }) {
  const forms = useText(FORMS);
  const language = useLanguage();
  const note = useFocusOnProblem(response);
  if (!response) return null;
  const { refusal, problems } = response;
  return (
    <Note ref={note} tone="bad" className="formGridWide">
      <p>{refusal ? refusalText(refusal, language) : forms.fieldsToFix(Object.keys(problems).length)}</p>
    </Note>
  );
}
