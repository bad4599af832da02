import { expect, test } from 'vitest';
import { createEmailRenderer } from './render-email.ts';
import { emailDataOf, SITE } from './testing/samples.ts';

const emails = createEmailRenderer(SITE);

test.each([
  ['id', 'Ada pertanyaan?', 'Syarat dan pengembalian', 'Kebijakan privasi'],
  ['en', 'Questions?', 'Terms and returns', 'Privacy policy'],
] as const)('says in %s whom to ask, also as plain text', (language, question, terms, privacy) => {
  const { text } = emails.render(emailDataOf('order-completed', language));
  expect(text).toContain(`${question} WhatsApp https://wa.me/${SITE.whatsapp}, ${SITE.email}\n`);
  expect(text).toContain(`${terms}: https://shop.example/${language}/terms\n`);
  expect(text).toContain(`${privacy}: https://shop.example/${language}/privacy-policy\n`);
  expect(emails.render(emailDataOf('low-stock', language)).text).not.toContain(question);
});

test.each([
  ['id', '€22.80. Tinggal satu langkah: selesaikan transfer.'],
  ['en', '€22.80. One step is left: the transfer.'],
] as const)('says in %s beside the subject what is left to do', (language, preheader) => {
  expect(emails.render(emailDataOf('order-received', language)).html).toContain(`>${preheader} `);
});

test('has the width and the buttons of other mail programs in Outlook', () => {
  const { html } = emails.render(emailDataOf('order-paid', 'id'));
  expect(html).toMatch(
    /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->\n<table [^>]*max-width:600px/,
  );
  expect(html).toContain('</table>\n<!--[if mso]></td></tr></table><![endif]-->');
  expect(html).toMatch(/<td [^>]*mso-padding-alt:14px 28px"><a /);
});
