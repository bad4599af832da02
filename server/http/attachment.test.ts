import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['Buku servis (Indonesia)', 'a/service.PDF', 'Buku servis (Indonesia).pdf', 'Buku%20servis%20%28Indonesia%29.pdf'],
  ['Öl für Ältere', 'oil.pdf', 'Ol fur Altere.pdf', '%C3%96l%20f%C3%BCr%20%C3%84ltere.pdf'],
  ['../../etc/passwd', 'x.pdf', 'etc passwd.pdf', 'etc%20passwd.pdf'],
  ['a"; filename="evil.exe', 'x.pdf', 'a ; filename= evil.exe.pdf', 'a%20%3B%20filename%3D%20evil.exe.pdf'],
  ['line\r\nSet-Cookie: a=b', 'x.pdf', 'line Set-Cookie a=b.pdf', 'line%20Set-Cookie%20a%3Db.pdf'],
  ['\u202Efdp.exe', 'x.pdf', 'fdp.exe.pdf', 'fdp.exe.pdf'],
  ['', 'no-extension', 'file', 'file'],
])('%j is kept under a safe name', (name, file, plain, encoded) => {
  expect(attachment(name, file)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
