import type { Ref } from 'react';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { CartNotice } from '../../model/cart.ts';
import { Note } from '../../ui/note.tsx';
import type { StepAnswer, Unanswered } from './step-answer.ts';

interface StepNoteProps {
  readonly answer: StepAnswer | undefined;
  readonly unanswered: Unanswered | null;
  /** Of the cart as it is now. */
  readonly total: number;
  /** What left the cart when this page read it. */
  readonly notices: readonly CartNotice[] | null;
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the step did not go on, above its fields. */
export function StepNote({ answer, unanswered, total, notices, ref }: StepNoteProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  if (unanswered) {
    const [title, help] =
      unanswered === 'offline' ? [text.offline, text.offlineHelp] : [text.tooOften, text.tooOftenHelp];
    return (
      <Note ref={ref} tone="bad" title={title}>
        <p>{help}</p>
      </Note>
    );
  }
  if (!answer) return <NoticesNote notices={notices} />;
  if (answer.notices.length > 0) return <NoticesNote ref={ref} notices={answer.notices} />;
  if (answer.refusal) {
    return (
      <Note ref={ref} tone="bad" title={answer.step === 'payment' ? text.refused : undefined}>
        <p>{refusalText(answer.refusal, language)}</p>
      </Note>
    );
  }
  if (answer.seenTotal !== null) {
    return (
      <Note ref={ref} tone="bad" title={text.amountChanged}>
        <p>{text.amountChangedHelp(formatMoney(answer.seenTotal), formatMoney(total))}</p>
      </Note>
    );
  }
  const count = Object.keys(answer.problems).length + Object.keys(answer.billingProblems).length;
  return count > 0 ? <Note ref={ref} tone="bad" title={forms.fieldsToFix(count)} /> : null;
}
