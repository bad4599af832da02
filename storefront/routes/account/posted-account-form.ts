import { redirect } from 'react-router';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { Refusal } from '#contract/refusals.ts';
import { textOf, type withRefusal } from '../../forms/read-request.ts';
import { refuse } from '../../gateway/result.ts';
import { PROFILE } from '../../i18n/messages/account.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** A form that was posted to the account. */
export interface PostedAccountForm {
  readonly form: FormData;
  readonly shop: ShopRequest;
  /** Address of the page that the form stands on. */
  readonly url: URL;
}

type Answer = ReturnType<typeof withRefusal>;

/** `states` are those of a typed country that the page does not know yet. */
export interface FormAgain extends Omit<Answer, 'data'> {
  readonly data: Answer['data'] & { readonly states?: StatesByCountry };
}

/** Answers with the form and its problems, or leads on. */
export type AccountForm = (posted: PostedAccountForm) => Promise<Response | FormAgain>;

/** To the same tab, which says what was saved. */
export function redirectSaved({ form, url }: PostedAccountForm): Response {
  const query = new URLSearchParams(url.search);
  query.set('saved', textOf(form, 'form'));
  return redirect(`${url.pathname}?${query}`, 303);
}

/** An error of the backend is told on the form, so that nothing typed is lost. */
export function orFailed<Result extends { readonly ok: boolean }>(
  { language, onError }: ShopRequest,
  pending: Promise<Result>,
): Promise<Result | { readonly ok: false; readonly refusal: Refusal }> {
  return pending.catch((error: unknown) => {
    onError(error);
    return refuse('UNKNOWN', { message: PROFILE[language].failed });
  });
}
