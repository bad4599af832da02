import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import type { Result } from '../gateway/result.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action, clientAction, loader } from './contact.tsx';

const REFUSAL: Refusal = { code: 'TOO_MANY_TRIES', facts: { seconds: '60' }, fields: [], message: '' };
const FIELDS = {
  form: 'contact',
  fullName: 'Sari Dewi',
  email: 'sari@example.test',
  phone: '0812 3456',
  message: 'Apakah 10W-40 cocok?',
  privacyPolicy: 'on',
  website: '',
};

interface Options {
  readonly send?: () => Promise<Result<null>>;
  readonly shopper?: Readonly<Record<string, () => unknown>>;
}

function open(fields: Readonly<Record<string, string>> = {}, { send, shopper }: Options = {}) {
  const sendMessage = vi.fn(send ?? (async (): Promise<Result<null>> => ({ ok: true, value: null })));
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix: 'id', shopper, sendMessage, onError } as unknown as ShopRequest);
  const body = new URLSearchParams({ ...FIELDS, shownAt: String(Date.now() - 60_000), ...fields });
  const request = new Request('https://shop.example/id/contact', { method: 'POST', body });
  const given = { request, url: new URL(request.url), params: { language: 'id' }, context } as unknown as Parameters<
    typeof action
  >[0];
  return { given, sendMessage, onError };
}

const statusOf = (outcome: Awaited<ReturnType<typeof action>>) =>
  outcome instanceof Response ? outcome.status : outcome.init?.status;

describe('without script', () => {
  test('sends the message and says so at an address of its own', async () => {
    const { given, sendMessage } = open();
    const outcome = await action(given);
    expect(outcome instanceof Response && [outcome.status, outcome.headers.get('Location')]).toEqual([
      303,
      '/id/contact?sent',
    ]);
    const { form: _form, website: _website, ...message } = FIELDS;
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith({ ...message, privacyPolicy: true });
  });

  test('names every field that is wrong and keeps what was typed', async () => {
    const { given, sendMessage } = open({ email: '', message: 'Halo' });
    const outcome = await action(given);
    expect(outcome).toMatchObject({
      data: {
        response: {
          typed: { fullName: 'Sari Dewi', message: 'Halo' },
          problems: { email: 'emailRequired', message: 'messageLength' },
        },
      },
      init: { status: 422 },
    });
    expect(sendMessage).not.toHaveBeenCalled();
  });

  test('thanks a program that fills in the honeypot, and sends nothing', async () => {
    const { given, sendMessage } = open({ website: 'https://spam.test' });
    expect(statusOf(await action(given))).toBe(303);
    expect(sendMessage).not.toHaveBeenCalled();
  });

  test('does not send what was written in no time', async () => {
    const { given, sendMessage } = open({ shownAt: String(Date.now()) });
    expect(statusOf(await action(given))).toBe(503);
    expect(sendMessage).not.toHaveBeenCalled();
  });

  test('passes on the refusal of too many messages', async () => {
    const { given } = open({}, { send: async () => ({ ok: false, refusal: REFUSAL }) });
    expect(await action(given)).toMatchObject({ data: { response: { refusal: REFUSAL } }, init: { status: 422 } });
  });

  test('reports a message that could not be sent, and keeps it', async () => {
    const error = new Error('disk full');
    const { given, onError } = open({}, { send: () => Promise.reject(error) });
    const outcome = await action(given);
    expect(outcome).toMatchObject({
      data: { response: { typed: { message: FIELDS.message }, problems: {}, refusal: null } },
      init: { status: 503 },
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('with script', () => {
  const run = (status: number, fields = {}) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status }));
    const serverAction = vi.fn(async () => ({ response: null, failure: null }));
    const given = { ...open(fields).given, serverAction } as unknown as Parameters<typeof clientAction>[0];
    return { outcome: clientAction(given), fetched, serverAction };
  };

  test('posts the message as JSON to /mail/send', async () => {
    const { outcome, fetched, serverAction } = run(200);
    expect(statusOf((await outcome) as never)).toBe(302);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/mail/send');
    expect(JSON.parse(String(request?.body))).toMatchObject({ fullName: 'Sari Dewi', privacyPolicy: true });
    expect(serverAction).not.toHaveBeenCalled();
  });

  test('asks the page’s own action what is wrong with a refused message', async () => {
    const { outcome, serverAction } = run(422, { message: '' });
    await outcome;
    expect(serverAction).toHaveBeenCalledOnce();
  });
});

describe('the form', () => {
  const VIEWER = { firstName: 'Sari', lastName: 'Dewi', email: 'sari@example.test' };

  test('is filled in for a customer', async () => {
    const shopper = { viewer: async () => VIEWER, checkoutState: async () => ({ billing: { phone: '0812 3456' } }) };
    expect(await loader(open({}, { shopper }).given)).toMatchObject({
      form: 'open',
      sender: { fullName: 'Sari Dewi', email: 'sari@example.test', phone: '0812 3456' },
    });
  });

  test('is empty for a visitor, and when nobody knows who is there', async () => {
    const nobody = { viewer: async () => null };
    const unknown = { viewer: () => Promise.reject(new Error('no response')) };
    for (const shopper of [nobody, unknown])
      expect(await loader(open({}, { shopper }).given)).toMatchObject({ form: 'open', sender: null });
  });
});
