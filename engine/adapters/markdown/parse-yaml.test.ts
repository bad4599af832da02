import { expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

test('a date stays the text that was written', () => {
  expect(parseYaml('day: 2026-05-04')).toEqual({ value: { day: '2026-05-04' } });
});

test.each([
  ['a list that does not end', '[1'],
  ['an alias without an anchor', 'a: *nothing'],
])('says why a text is no YAML: %s', (_case, text) => {
  expect(parseYaml(text)).toEqual({ problem: expect.stringMatching(/./) });
});
