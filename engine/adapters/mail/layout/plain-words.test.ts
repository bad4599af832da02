import { expect, test } from 'vitest';
import { withoutLinks } from './plain-words.ts';

test.each([
  ['You won! https://evil.example/win', 'You won! https: //evil. example/win'],
  ['www.evil.example', 'www. evil. example'],
  ['192.0.2.1/x', '192. 0. 2. 1/x'],
  ['пример.рф', 'пример. рф'],
  ['mail me: a@evil.example', 'mail me: a@evil. example'],
  ['Dr. Budi Santoso', 'Dr. Budi Santoso'],
  ['Budi Santoso, S.Kom., M.Si, Ph.D', 'Budi Santoso, S.Kom., M.Si, Ph.D'],
  ['Sari, S.Tr.Kom. (A.Md.Kep)', 'Sari, S.Tr.Kom. (A.Md.Kep)'],
  ['S.Id/win s.id A.Evil.Com Www.Evil.Com', 'S. Id/win s. id A. Evil. Com Www. Evil. Com'],
  ['M.Nurdin', 'M. Nurdin'],
  ['Jl. Merdeka No. 1, RT 01/RW 02', 'Jl. Merdeka No. 1, RT 01/RW 02'],
  ['Please ring twice. Thanks!', 'Please ring twice. Thanks!'],
])('%s', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});
