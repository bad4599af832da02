import type { Refusal } from '#contract/refusals.ts';
import type { Viewer } from '../model/account/viewer.ts';
import {
  CheckPasswordReset,
  getViewer,
  headlessLogin,
  LogInFor,
  login as logInOperation,
  RegisterFor,
  ResetPasswordEmail,
  ResetPasswordKey,
  registerCustomer,
  UpdateAccount,
  type ViewerFragment,
} from './generated/operations.generated.ts';
import { ok, type Result, refuse, refused } from './result.ts';
import type { ShopperSession } from './shopper-session.ts';
import { ApiFailure, type IfSupported, type OperationResult } from './transport/run-operation.ts';

export interface Credentials {
  /** Username or email address. */
  readonly username: string;
  readonly password: string;
  /** The browser stays logged in for 14 days, otherwise until it is closed, and for two days at most. */
  readonly isRemembered: boolean;
}

export interface Registration {
  /** The backend makes one up where it is empty. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
}

/** False when the backend neither refused nor said that it was done. */
type Confirmed = boolean;

/** From the mailed link to a new password. */
export interface ResetLink {
  readonly key: string;
  readonly login: string;
}

/** One shopper's account. */
export interface AccountApi {
  /** The customer who is logged in; null for a visitor. @throws {ApiFailure} when nobody knows */
  viewer(): Promise<Viewer | null>;
  /** The guest's cart joins the customer's. */
  logIn(credentials: Credentials): Promise<Result<Viewer>>;
  /** Always succeeds for this browser, even when the backend does not respond. */
  logOut(): Promise<void>;
  /** The visitor goes on as the new customer, logged in. */
  register(registration: Registration): Promise<Result<Viewer>>;
  /** @param currentPassword asked for by a new email address, which opens the account to whoever reads its mailbox */
  saveProfile(profile: Profile, currentPassword: string): Promise<Result<Viewer>>;
  /** Every other login of the account ends. */
  changePassword(change: { readonly current: string; readonly next: string }): Promise<Result<null>>;
  /** Sends the link; the same result whether or not there is such an account. */
  askForPasswordReset(username: string): Promise<Result<Confirmed>>;
  /** Why the link no longer takes a new password; null while it does, and where only the try can tell. */
  refusalOfResetLink(link: ResetLink): Promise<Refusal | null>;
  resetPassword(reset: ResetLink & { readonly password: string }): Promise<Result<Confirmed>>;
}

export const viewerOf = (user: ViewerFragment | null | undefined): Viewer | null =>
  user
    ? {
        id: user.databaseId,
        username: user.username ?? '',
        email: user.email ?? '',
        firstName: user.firstName ?? '',
        lastName: user.lastName ?? '',
        displayName: user.name ?? '',
      }
    : null;

interface Needs {
  readonly session: ShopperSession;
  readonly ifSupported: IfSupported;
  takesLogins(): Promise<boolean>;
}

interface IssuedTokens {
  readonly authToken?: string | null;
  readonly refreshToken?: string | null;
  /** Of this shop's own engine alone. */
  readonly deviceToken?: string | null;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one operation per method
export function createAccountApi({ session, ifSupported, takesLogins }: Needs): AccountApi {
  const { run, runLoggedOut, login, setToken } = session;
  /** False when the backend issued no tokens, so that nobody is logged in. */
  function store({ authToken, refreshToken, deviceToken }: IssuedTokens, isRemembered: boolean): boolean {
    if (!authToken || !refreshToken) return false;
    if (deviceToken) login.rememberDevice(deviceToken);
    login.store({ authToken, refreshToken, isRemembered });
    return true;
  }

  async function viewer(): Promise<Viewer | null> {
    const result = await run(getViewer, {});
    if (!result.ok) throw new ApiFailure(result.refusal.message);
    const found = viewerOf(result.data.viewer);
    // The token still looks good, but its login has ended elsewhere.
    if (found === null && login.current() !== null) login.store(null);
    return found;
  }

  async function logIn({ isRemembered, ...credentials }: Credentials): Promise<Result<Viewer>> {
    if (!(await takesLogins())) return refuse('LOGIN_PROVIDER_DISABLED');
    const lasting = { ...credentials, rememberMe: isRemembered, deviceToken: login.deviceToken };
    const result =
      (await ifSupported(() => runLoggedOut(LogInFor, lasting))) ??
      (await ifSupported(() => runLoggedOut(logInOperation, credentials))) ??
      (await runLoggedOut(headlessLogin, credentials));
    if (!result.ok) return refused(result.refusal);
    const tokens = result.data.login;
    if (tokens?.sessionToken) setToken(tokens.sessionToken);
    const found = store(tokens ?? {}, isRemembered) ? await viewer() : null;
    return found ? ok(found) : refuse('LOGIN_WITHOUT_VIEWER');
  }

  /**
   * Logging in proves the present password to every backend, and is limited like every other login. Somebody else may have an
   * email address that reads like the username.
   */
  const prove = ({ username, email }: Viewer, password: string) =>
    logIn({ username: email || username, password, isRemembered: login.current()?.isRemembered ?? true });

  async function saveAccount(input: Readonly<Record<string, string>>) {
    const result = await run(UpdateAccount, { input });
    if (!result.ok) return refused(result.refusal);
    return ok(result.data.updateCustomer ?? {});
  }

  return {
    viewer,
    logIn,
    async logOut() {
      await login.end();
      setToken(null);
    },
    async register({ username, email, password }) {
      if (!(await takesLogins())) return refuse('LOGIN_PROVIDER_DISABLED');
      const input = { email, password, ...(username !== '' && { username }) };
      const result =
        (await ifSupported(() => runLoggedOut(RegisterFor, { ...input, rememberMe: true }))) ??
        (await runLoggedOut(registerCustomer, { input }));
      if (!result.ok) return refused(result.refusal);
      const { viewer: registered, ...tokens } = result.data.registerCustomer ?? {};
      const found = viewerOf(registered);
      if (found && store(tokens, true)) return ok(found);
      return logIn({ username: email, password, isRemembered: true });
    },
    async saveProfile(profile, currentPassword) {
      const known = await viewer();
      if (known === null) return refuse('CUSTOMER_FORBIDDEN');
      if (profile.email !== known.email) {
        if (currentPassword === '') return refuse('PASSWORD_EMPTY');
        const proven = await prove(known, currentPassword);
        if (!proven.ok) return proven;
      }
      const saved = await saveAccount({ ...profile });
      if (!saved.ok) return saved;
      const found = await viewer();
      return found ? ok(found) : refuse('CUSTOMER_FORBIDDEN');
    },
    async changePassword({ current, next }) {
      const known = await viewer();
      if (known === null) return refuse('CUSTOMER_FORBIDDEN');
      const proven = await prove(known, current);
      if (!proven.ok) return proven;
      const saved = await saveAccount({ password: next });
      if (!saved.ok) return saved;
      if (store(saved.value, login.current()?.isRemembered ?? true)) return ok(null);
      const again = await prove(known, next);
      return again.ok ? ok(null) : again;
    },
    async askForPasswordReset(username) {
      const result = await runLoggedOut(ResetPasswordEmail, { username });
      return outcomeOf(result, ({ sendPasswordResetEmail }) => sendPasswordResetEmail?.success === true);
    },
    async refusalOfResetLink(link) {
      const result = await ifSupported(() => runLoggedOut(CheckPasswordReset, { ...link }));
      return result && !result.ok && result.refusal.code.startsWith('RESET_LINK_') ? result.refusal : null;
    },
    async resetPassword(reset) {
      const result = await runLoggedOut(ResetPasswordKey, { ...reset });
      return outcomeOf(result, ({ resetUserPassword }) => Boolean(resetUserPassword?.user?.databaseId));
    },
  };
}

const outcomeOf = <Data>(result: OperationResult<Data>, isConfirmed: (data: Data) => boolean): Result<Confirmed> =>
  result.ok ? ok(isConfirmed(result.data)) : refused(result.refusal);
