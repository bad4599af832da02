import type { AccountProblem } from '#contract/inputs/account.ts';
import type { FormResponse } from '../../forms/form-response.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN } from '../../i18n/messages/account.ts';
import { FORMS } from '../../i18n/messages/forms.ts';

/** What a field of one of the account's forms shows after it was sent: what was typed, and what is wrong with it. */
export function useAccountFields(response: FormResponse | undefined) {
  const { problems } = useText(LOGIN);
  const { required } = useText(FORMS);
  const isProblem = (code: string): code is Exclude<AccountProblem, 'required'> => Object.hasOwn(problems, code);
  const errorOf = (name: string, label: string): string | undefined => {
    const code = response?.problems[name];
    if (code === undefined) return undefined;
    return isProblem(code) ? problems[code] : required(label);
  };
  return {
    /** A field whose text is sent back. */
    field: (name: string, label: string, value = '') => ({
      name,
      label,
      defaultValue: response?.typed[name] ?? value,
      error: errorOf(name, label),
    }),
    /** A field that is never sent back: a password. */
    secret: (name: string, label: string) => ({ name, label, error: errorOf(name, label) }),
  };
}
