import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { FormOutcome, FormResponse } from './form-response.ts';
import { keepForm } from './keep-form.ts';
import { PostedForm, SubmitButton } from './posted-form.tsx';
import { formOf, textOf, withProblems, withRefusal } from './read-request.ts';

const posted = (fields: Readonly<Record<string, string>>) =>
  new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams(fields) });

describe('reading a posted form', () => {
  test('counts a body that is no form as an empty one', async () => {
    const request = new Request('https://shop.example/', { method: 'POST', body: '{}' });
    expect([...(await formOf(request))]).toEqual([]);
  });

  test('takes a file in the place of a text for nothing', () => {
    const form = new FormData();
    form.set('name', new File(['x'], 'x.txt'));
    expect(textOf(form, 'name')).toBe('');
  });

  test('sends back what was typed, but no password', async () => {
    const form = await formOf(posted({ form: 'login', username: 'sari', password: 'secret123', newPassword: 'x' }));
    const { data, init } = withProblems(form, { problems: { username: 'required' } });
    expect(init).toEqual({ status: 422 });
    expect(data.response).toEqual({
      form: 'login',
      typed: { form: 'login', username: 'sari' },
      problems: { username: 'required' },
      refusal: null,
    });
  });
});

describe('a form without a response', () => {
  const request = posted({ form: 'login' });

  test('is told to be offline', async () => {
    const outcome = keepForm(request.clone(), () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(outcome).resolves.toMatchObject({
      data: { response: null, failure: { form: 'login', reason: 'offline' } },
      // The router reads no page again after it.
      init: { status: 503 },
    });
  });

  test('lets a bug through', async () => {
    const bug = new TypeError('x is not a function');
    await expect(keepForm(request.clone(), () => Promise.reject(bug))).rejects.toBe(bug);
  });
});

describe('a posted form', () => {
  const render = (outcome: FormOutcome<FormResponse> | undefined) => {
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <PostedForm name="login" outcome={outcome}>
            <SubmitButton form="login">Log in</SubmitButton>
          </PostedForm>
        ),
      },
    ]);
    return renderToString(<Page />);
  };

  test('names itself and posts without a note at first', () => {
    const html = render(undefined);
    expect(html).toContain('<input type="hidden" name="form" value="login"/>');
    expect(html).toContain('method="post"');
    expect(html).not.toContain('role="alert"');
  });

  test('says why it was not taken', () => {
    const refusal = { code: 'TOO_MANY_TRIES', facts: { seconds: '60' }, fields: [], message: '' } as const;
    const form = new FormData();
    form.set('form', 'login');
    expect(render(withRefusal(form, refusal).data)).toContain('role="alert"');
  });

  test('leaves the response to another form of the page to that form', () => {
    expect(render({ response: null, failure: { form: 'register', reason: 'offline' } })).not.toContain('role="alert"');
    expect(render({ response: null, failure: { form: 'login', reason: 'offline' } })).toContain('Connection lost');
  });
});
