import { expect, test } from 'vitest';
import { FORM_FIELD } from './form-response.ts';
import { keepForm } from './keep-form.ts';

const sending = (error: unknown) => {
  const body = new URLSearchParams({ [FORM_FIELD]: 'contact', message: 'Apa kabar?' });
  const request = new Request('https://shop.example/contact', { method: 'POST', body });
  return keepForm(request, () => Promise.reject(error));
};

/** As the router throws a response that is no data. */
const response = (status: number, data = '') => ({ status, statusText: '', internal: false, data });

test.each([
  ['no connection', new TypeError('Failed to fetch'), 'offline'],
  ['too many requests of one client', response(429), 'too-often'],
  ['too many visitors', response(503), 'busy'],
  ['a backend that does not respond', response(503, 'unreachable'), 'unreachable'],
])('with %s the form stays and says why', async (_case, error, reason) => {
  const { data, init } = await sending(error);
  expect(data).toEqual({ response: null, failure: { form: 'contact', reason } });
  // Any other status would make the router read the page again.
  expect(init?.status).toBe(503);
});

test.each([
  ['a bug', new TypeError('x is undefined')],
  ['an error of the shop', response(500)],
])('throws %s', async (_case, error) => {
  await expect(sending(error)).rejects.toBe(error);
});

test('copies no form that has been read', async () => {
  const body = new FormData();
  body.set(FORM_FIELD, 'return');
  const request = new Request('https://shop.example/return', { method: 'POST', body });
  const read = await request.formData();
  const { data } = await keepForm(request, () => Promise.reject(new TypeError('Failed to fetch')), read);
  expect(data).toMatchObject({ failure: { form: 'return', reason: 'offline' } });
});
