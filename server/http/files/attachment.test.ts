import { parse } from 'content-disposition';
import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['Buku servis (Indonesia)', 'a/service.PDF', 'Buku servis (Indonesia).pdf'],
  ['../../etc/passwd', 'x.pdf', 'etc passwd.pdf'],
  ['a"; filename="evil.exe', 'x.pdf', 'a ; filename= evil.exe.pdf'],
  ['line\r\nSet-Cookie: a=b', 'x.pdf', 'line Set-Cookie a=b.pdf'],
  ['\u202Efdp.exe', 'x.pdf', 'fdp.exe.pdf'],
  ['', 'no-extension', 'file'],
])('%j is saved under a safe name', (name, file, saved) => {
  expect(parse(attachment(name, file))).toEqual({ type: 'attachment', parameters: { filename: saved } });
});

test('a client that knows ASCII only gets a readable name', () => {
  expect(attachment('Öl für Ältere', 'oil.pdf')).toBe(
    `attachment; filename="Ol fur Altere.pdf"; filename*=UTF-8''%C3%96l%20f%C3%BCr%20%C3%84ltere.pdf`,
  );
});
