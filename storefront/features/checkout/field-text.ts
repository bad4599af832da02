import type { FieldProblem } from '#contract/inputs/checkout.ts';
import type { Language } from '#contract/languages.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';

/** What is wrong with a field, with its name where that helps. */
export function problemText(problem: FieldProblem | undefined, label: string, language: Language): string | null {
  if (problem === undefined) return null;
  return problem === 'required' ? FORMS[language].required(label) : CHECKOUT[language].problem[problem];
}
