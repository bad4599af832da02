import type { Mail } from '#engine/domain/mail/mail.ts';
import { type Reply, visitor } from './client.ts';
import type { TestShop } from './open-shop.ts';

export const PASSWORD = 'pagi yang cerah';

export const REGISTER = `mutation register($input: RegisterCustomerInput!) {
  registerCustomer(input: $input) {
    customer { id databaseId username email firstName displayName role date sessionToken }
    viewer { databaseId username nicename email }
  }
}`;

export const LOGIN = `mutation login($login: String!, $password: String!, $rememberMe: Boolean = true) {
  loginWithCookies(input: { login: $login, password: $password, rememberMe: $rememberMe }) { status }
}`;

export const VIEWER = '{ viewer { databaseId username email firstName } }';

export const CONTENTS = '{ cart { contents { itemCount productCount nodes { key quantity } } } }';

/** Somebody with an account, logged in by a cookie. */
export async function customerOf(shop: TestShop, name: string, language: 'id' | 'en' = 'en') {
  const browser = visitor(shop, language);
  const email = `${name}@example.test`;
  const { data, errors } = await browser.ask(REGISTER, { input: { email, username: name, password: PASSWORD } });
  if (errors[0]) throw new Error(errors[0].message);
  await logIn(browser, name);
  return { ...browser, name, email, id: data.registerCustomer.customer.databaseId as number };
}

export const logIn = (
  browser: { ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<Reply> },
  login: string,
  password = PASSWORD,
): Promise<Reply> => browser.ask(LOGIN, { login, password });

/** Letters of one kind that the shop owes this address, the oldest first. */
export const mailsTo = async <Kind extends Mail['kind']>(shop: TestShop, to: string, kind: Kind) =>
  (await shop.mails()).filter((mail): mail is Extract<Mail, { kind: Kind }> => mail.to === to && mail.kind === kind);
