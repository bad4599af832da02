import type { LoginKind } from '#engine/domain/customers/credentials.ts';
import type { LoginRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Credentials, LoggedIn } from '#engine/usecases/customers/log-in.ts';
import type { Context } from '../../context/context.ts';
import { refuse, valueOrRefuse } from '../../errors/refuse.ts';
import type { InputMaybe, LoginInput, Resolvers } from '../../generated/resolvers.generated.ts';
import { authTokenOf, tokensOf } from '../../session/login-tokens.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { accountSource } from './customer.ts';
import { loginText, passwordText } from './customer-inputs.ts';

interface LoginAs {
  readonly kind: LoginKind;
  readonly deviceToken?: InputMaybe<string> | undefined;
}

async function logIn(context: Context, { login, password }: Credentials, { kind, deviceToken }: LoginAs) {
  const { session, shop, loginTokens } = context;
  const known = deviceToken ? loginTokens.read('device', deviceToken) : null;
  return shop.logIn(await session.visitor(), {
    login: loginText(login),
    password: passwordText(password),
    kind,
    device: known && { id: known.loginId, customerId: known.customerId },
  });
}

const browserLogin = (isRemembered: boolean): LoginKind => (isRemembered ? 'remembered' : 'visit');

/** A client that does not say how long it keeps its tokens is a device, such as an app. */
export const loginKind = (rememberMe: InputMaybe<boolean> | undefined): LoginKind =>
  rememberMe == null ? 'device' : browserLogin(rememberMe);

type Refused = Extract<Awaited<ReturnType<typeof logIn>>, { readonly ok: false }>;

/** Clients that send `credentials` know only this answer: it does not reveal whether the name or the password was wrong. */
function refuseVaguely({ refusal }: Refused): never {
  if (refusal.code === 'TOO_MANY_TRIES') return refuse(refusal.code, { seconds: refusal.seconds });
  return refuse(isBlank(refusal) ? 'LOGIN_BLANK' : 'LOGIN_FAILED');
}

const isBlank = ({ code }: LoginRefusal | RateLimitRefusal) => code === 'USERNAME_EMPTY' || code === 'PASSWORD_EMPTY';

/** Clients send name and password inside `credentials` or beside it. */
function credentialsOf({ provider, credentials, username, password }: LoginInput): Credentials {
  if (provider && provider !== 'PASSWORD') refuse('LOGIN_PROVIDER_DISABLED', { provider });
  if (credentials) return { login: credentials.username, password: credentials.password };
  if (username == null && password == null) refuse('LOGIN_CREDENTIALS_MISSING');
  return { login: username ?? '', password: password ?? '' };
}

async function payloadOf({ customer, login }: LoggedIn, context: Context) {
  const sessionToken = await context.session.freshToken();
  const tokens = tokensOf(login, context);
  context.session.login.sendTokens(tokens);
  return {
    ...tokens,
    customer: accountSource(customer),
    sessionToken,
    user: { customer },
    wooSessionToken: sessionToken,
  };
}

/** A new auth token, as long as the login of the refresh token has not ended. */
async function refreshed(refreshToken: string, context: Context) {
  const token = context.loginTokens.read('refresh', refreshToken);
  const customer = token && (await context.shop.findLoggedInCustomer(token.loginId));
  if (!token || customer?.id !== token.customerId) refuse('REFRESH_TOKEN_INVALID');
  const tokens = authTokenOf(token, context);
  context.session.login.sendTokens({ ...tokens, refreshToken });
  return tokens;
}

type Mutations = NonNullable<Resolvers['RootMutation']>;

export const loginMutations: Pick<
  Mutations,
  'login' | 'loginWithCookies' | 'logout' | 'refreshToken' | 'refreshJwtAuthToken'
> = {
  login: async (_root, { input }, context) => {
    const credentials = credentialsOf(input);
    // A browser that is logged in by its cookie may still get tokens.
    if ((await context.session.login.authentication())?.by === 'bearer') refuse('ALREADY_LOGGED_IN');
    const done = await logIn(context, credentials, {
      kind: loginKind(input.rememberMe),
      deviceToken: input.deviceToken,
    });
    if (!done.ok && input.credentials) return refuseVaguely(done);
    const loggedIn = valueOrRefuse(done);
    context.session.switchTo(loggedIn.customer);
    return { ...echo(input), ...(await payloadOf(loggedIn, context)) };
  },
  loginWithCookies: async (_root, { input }, context) => {
    const { session } = context;
    if (!session.login.canUseCookies) refuse('ORIGIN_FORBIDDEN');
    const done = await logIn(context, input, { kind: browserLogin(input.rememberMe ?? false) });
    const { customer, login } = valueOrRefuse(done);
    session.login.setCookie(login);
    session.switchTo(customer);
    return { ...echo(input), status: 'SUCCESS' };
  },
  logout: async (_root, { input }, { session, shop }) => {
    const authentication = await session.login.authentication();
    if (authentication) await shop.logOut(authentication.loginId);
    session.login.clear();
    session.switchTo(null);
    return { ...echo(input), status: 'SUCCESS', success: true };
  },
  refreshToken: async (_root, { input }, context) => ({
    ...echo(input),
    ...(await refreshed(input.refreshToken, context)),
    success: true,
  }),
  refreshJwtAuthToken: async (_root, { input }, context) => {
    const { authToken } = await refreshed(input.jwtRefreshToken, context);
    return { ...echo(input), authToken };
  },
};

const PASSWORD_CLIENT = {
  authorizationUrl: null,
  clientId: null,
  clientOptions: null,
  isEnabled: true,
  loginOptions: null,
  name: 'Password',
  order: 0,
  provider: 'PASSWORD',
} as const;

export const loginQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'loginClient' | 'loginClients'> = {
  loginClient: (_root, { provider }) => (provider === 'PASSWORD' ? PASSWORD_CLIENT : null),
  loginClients: () => [PASSWORD_CLIENT],
};
