import { expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import { CONTACT_PROBLEM_MESSAGES, ContactMessage, contactProblems, readContactForm } from './contact-message.ts';

const MESSAGE = {
  fullName: 'Sari Dewi',
  email: 'sari@example.test',
  phone: '+62 (812) 3456-7890',
  message: 'Apakah 10W-40 cocok?',
  privacyPolicy: true,
};

test.each([
  ['no name', { fullName: ' ' }, 'nameRequired'],
  ['a name of one letter', { fullName: 'S' }, 'nameLength'],
  ['a name that is a book', { fullName: 'x'.repeat(101) }, 'nameLength'],
  ['no address', { email: '' }, 'emailRequired'],
  ['half an address', { email: 'sari@' }, 'emailInvalid'],
  ['an address that is too long', { email: `${'x'.repeat(250)}@a.test` }, 'emailInvalid'],
  ['no telephone', { phone: '' }, 'phoneRequired'],
  ['letters as a telephone', { phone: 'call me' }, 'phoneInvalid'],
  ['five digits', { phone: '12345' }, 'phoneInvalid'],
  ['sixteen digits', { phone: '0812345678901234' }, 'phoneInvalid'],
  ['no message', { message: '\n' }, 'messageRequired'],
  ['a message of one word', { message: 'Halo' }, 'messageLength'],
  ['a message that is too long', { message: 'x'.repeat(2001) }, 'messageLength'],
  ['no agreement', { privacyPolicy: false }, 'agreementRequired'],
  ['a name that is no text', { fullName: 7 }, 'nameRequired'],
] as const)('reports %s', (_case, rest, problem) => {
  expect(contactProblems({ ...MESSAGE, ...rest })).toEqual([problem]);
});

test('reports every field of an empty form, in its order', () => {
  expect(contactProblems({}).map((problem) => CONTACT_PROBLEM_MESSAGES[problem])).toEqual([
    'Name is required.',
    'Email is required.',
    'Phone is required.',
    'Message is required.',
    'Please agree to the privacy policy.',
  ]);
});

test('replaces a line break in the name, and keeps those of the message', () => {
  const parsed = ContactMessage.parse({
    ...MESSAGE,
    fullName: 'Sari\r\nBcc: all@example.test',
    message: 'Satu.\r\nDua\u0007 tiga empat.',
  });
  expect(parsed).toMatchObject({ fullName: 'Sari Bcc: all@example.test', message: 'Satu.\nDua  tiga empat.' });
});

test('reads the form of the page, where a ticked box is on', () => {
  const form = formWith({ ...MESSAGE, privacyPolicy: 'on' });
  expect(readContactForm(form)).toEqual({ ok: true, value: MESSAGE });
  form.delete('privacyPolicy');
  form.set('email', 'sari@');
  const problems = { email: 'emailInvalid', privacyPolicy: 'agreementRequired' };
  expect(readContactForm(form)).toEqual({ ok: false, problems });
});

test('reads a phone number that was copied from a chat', () => {
  const phone = '\u202a+62 812\u20113456\u20117890\u202c';
  expect(ContactMessage.safeParse({ ...MESSAGE, phone }).data?.phone).toBe('+62 812-3456-7890');
});
