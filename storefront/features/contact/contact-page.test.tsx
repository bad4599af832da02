import { expect, test } from 'vitest';
import { CONTACT } from '../../i18n/messages/contact.ts';
import { renderHtml } from '../../testing/render.tsx';
import type { ContactOutcome } from './contact-form.tsx';
import { ContactPage } from './contact-page.tsx';

type Language = 'id' | 'en';

const TYPED = {
  fullName: 'Sari',
  email: '',
  phone: '',
  message: 'Halo dari Bandung',
  privacyPolicy: 'on',
  shownAt: '7',
};

const outcome = (problems: Record<string, string>): ContactOutcome =>
  ({ response: { form: 'contact', typed: TYPED, problems, refusal: null }, failure: null }) as ContactOutcome;

const render = (language: Language, response?: ContactOutcome) =>
  renderHtml(<ContactPage form="open" outcome={response} sender={null} shownAt={5} />, { language });

test.each(['en', 'id'] as const)('names what is wrong beside its field in %s, and keeps what was typed', (language) => {
  const html = render(language, outcome({ email: 'emailRequired', phone: 'phoneRequired' }));
  const { problems } = CONTACT[language];
  for (const text of [problems.emailRequired, problems.phoneRequired]) {
    const [, id = ''] = new RegExp(`<p class="[^"]*" id="([^"]+)">(?:(?!</p>).)*${text}`).exec(html) ?? [];
    expect(html, text).toMatch(new RegExp(`aria-invalid="true"[^>]*aria-describedby="[^"]*${id}`));
  }
  expect(html).toContain('value="Sari"');
  expect(html).toContain('Halo dari Bandung</textarea>');
  expect(html).toMatch(/<input[^>]*name="privacyPolicy"[^>]*checked=""/);
  expect(html).toContain('name="shownAt" value="7"');
});

test('an agreement that nobody was asked for yet is not invalid', () => {
  const box = (html: string) => /<input[^>]*name="privacyPolicy"[^>]*>/.exec(html)?.[0];
  expect(box(render('id'))).toContain('aria-invalid="false"');
  expect(box(render('id', outcome({ privacyPolicy: 'agreementRequired' })))).toContain('aria-invalid="true"');
});

test.each([
  ['en', 'There was an error sending your message. Please try again later.'],
  ['id', 'Pesan gagal dikirim. Silakan coba lagi nanti.'],
] as const)('says in %s that the message could not be sent', (language, message) => {
  const html = render(language, outcome({}));
  expect(html).toMatch(new RegExp(`role="alert".*${message}`));
  expect(html).toContain('Halo dari Bandung</textarea>');
});

test('has a field that people neither see nor reach', () => {
  expect(render('en')).toMatch(/<div[^>]*aria-hidden="true"><label>[^<]*<input[^>]*name="website"/);
  expect(render('en')).toMatch(/<input(?=[^>]*name="website")(?=[^>]*tabindex="-1")[^>]*>/i);
});

test('the field is passed over by programs that fill forms in for people', () => {
  expect(render('en')).toMatch(/<input(?=[^>]*name="website")(?=[^>]*readonly)[^>]*>/i);
});

test('is filled in for a customer', () => {
  const sender = { fullName: 'Sari Dewi', email: 'sari@example.test', phone: '0812 3456' };
  const html = renderHtml(<ContactPage form="open" outcome={undefined} sender={sender} shownAt={5} />);
  for (const known of Object.values(sender)) expect(html).toContain(`value="${known}"`);
});

test.each(['none', 'sent'] as const)('has no form, but the other ways, when it is %s', (form) => {
  const html = renderHtml(<ContactPage form={form} outcome={undefined} sender={null} shownAt={5} />);
  expect(html).not.toContain('<form');
  expect(html).toContain('https://wa.me/');
});
