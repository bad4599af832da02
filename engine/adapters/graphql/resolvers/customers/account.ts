import type { Customer } from '#engine/domain/customers/customer.ts';
import type { NewPassword } from '#engine/usecases/customers/change-password.ts';
import type { Login } from '#engine/usecases/ports/customers.ts';
import type { Context } from '../../context/context.ts';
import type { AccountPayloadSource } from '../../context/sources.ts';
import { refuse, valueOrRefuse } from '../../errors/refuse.ts';
import { databaseId } from '../../formats/ids.ts';
import type {
  InputMaybe,
  ResetUserPasswordInput,
  Resolvers,
  UpdateCustomerInput,
} from '../../generated/resolvers.generated.ts';
import { tokensOf } from '../../session/login-tokens.ts';
import { changed } from '../cart/cart-mutations.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';
import { accountSource, sessionSource } from './customer.ts';
import { loginText, passwordText, profileChange } from './customer-inputs.ts';
import { loginKind } from './login.ts';

const GUEST = 'guest';
const MAX_KEY_LENGTH = 200;

/** Tokens that are issued when a field selects them, once for all fields. */
function tokensOnDemand(begin: () => Promise<Login>, context: Context): AccountPayloadSource['tokens'] {
  let begun: Promise<ReturnType<typeof tokensOf>> | undefined;
  return () => {
    begun ??= begin().then((login) => tokensOf(login, context));
    return begun;
  };
}

/** The caller's own account: without an id, or by the own one. */
async function ownAccount(id: InputMaybe<string>, { session }: Context): Promise<Customer | null> {
  const customer = await session.customer();
  if (!id || (id === GUEST && !customer)) return customer;
  const requestedId = databaseId(id);
  if (requestedId === null) refuse('USER_ID_INVALID');
  return requestedId === customer?.id ? customer : refuse('NOT_CAPABLE');
}

interface PasswordInput {
  readonly password?: InputMaybe<string>;
  readonly currentPassword?: InputMaybe<string>;
}

/** Every login ends with it; this browser or device gets a new one. */
const newPassword = ({ password, currentPassword }: PasswordInput, loginId: string | null): NewPassword | null =>
  password
    ? {
        password: passwordText(password),
        currentPassword: currentPassword == null ? null : passwordText(currentPassword),
        loginId,
      }
    : null;

async function changeSession(input: UpdateCustomerInput, account: Customer | null, context: Context) {
  const { email, firstName, lastName, billing, ...change } = profileChange(input);
  const names = account
    ? {}
    : { ...(email && { email }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
  const ownBilling = billing || Object.keys(names).length > 0 ? { ...names, ...billing } : null;
  const caller = await context.session.caller();
  const { view } = await changed(context, context.shop.updateAddress(caller, { ...change, billing: ownBilling }));
  return {
    ...echo(input),
    cart: { view },
    customer: sessionSource(view.session, account),
    viewer: null,
    tokens: null,
  };
}

async function changeAccount(input: UpdateCustomerInput, context: Context) {
  const { session, shop } = context;
  const authentication = await session.login.authentication();
  const change = { profile: profileChange(input), password: newPassword(input, authentication?.loginId ?? null) };
  const { customer, login } = valueOrRefuse(await shop.changeAccount(await session.caller(), change));
  if (login && authentication?.by === 'cookie') session.login.setCookie(login);
  session.switchTo(customer);
  const begin = () => (login ? Promise.resolve(login) : shop.beginLogin(customer.id, 'device'));
  return {
    ...echo(input),
    customer: accountSource(customer),
    viewer: { customer },
    tokens: tokensOnDemand(begin, context),
  };
}

type Mutations = NonNullable<Resolvers['RootMutation']>;

export const accountMutations: Pick<
  Mutations,
  | 'checkPasswordReset'
  | 'eraseAccount'
  | 'registerCustomer'
  | 'resetUserPassword'
  | 'sendPasswordResetEmail'
  | 'updateCustomer'
  | 'updateUser'
> = {
  checkPasswordReset: async (_root, { input }, { session, shop }) => {
    valueOrRefuse(await shop.checkPasswordReset(await session.visitor(), resetLink(input)));
    return { ...echo(input), success: true };
  },
  eraseAccount: async (_root, { input }, { session, shop }) => {
    valueOrRefuse(await shop.eraseAccount(await session.caller(), passwordText(input.password)));
    session.login.clear();
    session.switchTo(null);
    return { ...echo(input), success: true };
  },
  registerCustomer: async (_root, { input }, context) => {
    const { session, shop } = context;
    const registration = {
      ...profileChange(input),
      email: loginText(input.email, 'email'),
      username: loginText(input.username, 'username'),
      password: passwordText(input.password),
    };
    const customer = valueOrRefuse(await shop.registerCustomer(await session.visitor(), registration));
    session.switchTo(customer);
    return {
      ...echo(input),
      customer: accountSource(customer),
      viewer: { customer },
      tokens: tokensOnDemand(() => shop.beginLogin(customer.id, loginKind(input.rememberMe)), context),
    };
  },
  resetUserPassword: async (_root, { input }, { session, shop }) => {
    const customer = valueOrRefuse(
      await shop.resetPassword(await session.visitor(), {
        ...resetLink(input),
        password: passwordText(input.password),
      }),
    );
    return { ...echo(input), user: { customer } };
  },
  sendPasswordResetEmail: async (_root, { input }, { session, shop }) => {
    const login = loginText(input.username, 'username');
    valueOrRefuse(await shop.sendPasswordReset(await session.visitor(), login));
    return { ...echo(input), success: true, user: null };
  },
  updateCustomer: async (_root, { input }, context) => {
    const account = await ownAccount(input.id, context);
    return account && !input.isSession ? changeAccount(input, context) : changeSession(input, account, context);
  },
  updateUser: async (_root, { input }, context) => {
    if (!(await ownAccount(input.id, context))) refuse('NOT_CAPABLE');
    const { clientMutationId, viewer } = await changeAccount(input, context);
    return { clientMutationId, user: viewer };
  },
};

const resetLink = ({ key, login }: Partial<ResetUserPasswordInput>) => ({
  key: bounded(key ?? '', 'key', MAX_KEY_LENGTH),
  login: loginText(login),
});

const tokenField =
  (field: 'authToken' | 'refreshToken' | 'deviceToken') =>
  async ({ tokens }: AccountPayloadSource): Promise<string | null> =>
    tokens ? (await tokens())[field] : null;

const tokenFields = { authToken: tokenField('authToken'), refreshToken: tokenField('refreshToken') };

export const accountResolvers: Pick<Resolvers, 'RegisterCustomerPayload' | 'UpdateCustomerPayload'> = {
  RegisterCustomerPayload: { ...tokenFields, deviceToken: tokenField('deviceToken') },
  UpdateCustomerPayload: tokenFields,
};
