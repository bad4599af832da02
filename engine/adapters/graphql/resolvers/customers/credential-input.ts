import type { InputMaybe } from '../../generated/resolvers.generated.ts';
import { bounded } from '../bounded-text.ts';

/** The longest e-mail address. */
const LONGEST_LOGIN = 254;
/** Far above what the shop takes as a password, and still quick to hash. */
const LONGEST_PASSWORD = 1024;

/** A user name or e-mail address; empty when it is not given. */
export const loginText = (text: InputMaybe<string>, field = 'login'): string =>
  bounded(text ?? '', field, LONGEST_LOGIN);

export const passwordText = (text: InputMaybe<string>): string => bounded(text ?? '', 'password', LONGEST_PASSWORD);
