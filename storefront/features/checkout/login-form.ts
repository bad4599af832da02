import { FORM_FIELD } from '../../forms/form-response.ts';

/** Names the button that logs in: it stands in the form of the contact step, so that nothing typed there is lost. */
export const LOGIN = 'login';

/** Names the button that Enter presses, the first of the form. */
export const ENTER_FIELD = 'enter';

/** True when the login is meant: by its button, or by Enter once a password is typed. */
export const isLogin = (form: FormData | undefined): boolean =>
  form?.get(FORM_FIELD) === LOGIN || Boolean(form?.has(ENTER_FIELD) && form.get('password'));
