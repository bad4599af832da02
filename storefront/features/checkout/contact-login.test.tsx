import { expect, test } from 'vitest';
import type { RefusalCode } from '#contract/refusals.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ContactLogin } from './contact-login.tsx';

function refusedWith(code: RefusalCode): string {
  const refusal = { code, facts: { seconds: '60' }, fields: [], message: '' };
  const response = { form: 'login', typed: { username: 'budi' }, problems: {}, refusal };
  return renderHtml(<ContactLogin viewer={null} outcome={{ response, failure: null }} />);
}

test('where nobody may try any more, the login leads on as a guest and to a new password', () => {
  const html = refusedWith('TOO_MANY_TRIES');
  expect(html).toContain(CHECKOUT.en.withoutLogin);
  expect(html).toMatch(new RegExp(`lost-password[^>]*>${CHECKOUT.en.newPassword}`));
  expect(html).toContain('value="budi"');
});

test('where too many requests were sent, too', () => {
  const outcome = { response: null, failure: { form: 'login', reason: 'too-often' } } as const;
  expect(renderHtml(<ContactLogin viewer={null} outcome={outcome} />)).toContain(CHECKOUT.en.withoutLogin);
});

test('a wrong password is said without it', () => {
  expect(refusedWith('PASSWORD_WRONG')).not.toContain(CHECKOUT.en.withoutLogin);
});
