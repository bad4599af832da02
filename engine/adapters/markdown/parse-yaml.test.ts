import { expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

test('a date stays the text that was written', () => {
  expect(parseYaml('day: 2026-05-04')).toEqual({ value: { day: '2026-05-04' } });
});

test.each([
  ['a list that does not end', 'a: b\nc: [1', 2],
  ['a text with a colon', 'a: b\nc: d\ntitle: Kiat: tongkat oli', 3],
  ['an alias without an anchor', 'a: *nothing', null],
])('says why and where a text is no YAML: %s', (_case, text, line) => {
  expect(parseYaml(text)).toEqual({ problem: expect.stringMatching(/./), line });
});

test('a tag of another program is passed over without a word on the console', () => {
  expect(parseYaml('a: !!js/function x')).toEqual({ value: { a: 'x' } });
});
