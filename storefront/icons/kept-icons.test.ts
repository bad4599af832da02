import { expect, test } from 'vitest';
import { type KeptIcon, keepIcons, readKeptIcons } from './kept-icons.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

function createStorage(text: string | null = null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem(_key: string, value: string) {
      stored = value;
    },
  };
}

const iconOf = (icon: string, keptAt = NOW): KeptIcon => ({
  icon,
  body: '<path d="M0 0"/>',
  width: 24,
  height: 24,
  keptAt,
});

const namesIn = (storage: Pick<Storage, 'getItem'>, now = NOW) => readKeptIcons(storage, now).map(({ icon }) => icon);

test('at most fifty icons are kept, the newest first, each once', () => {
  const storage = createStorage();
  for (let number = 1; number <= 60; number += 1) keepIcons(storage, [iconOf(`tabler:n${number}`)], NOW);
  keepIcons(storage, [iconOf('tabler:n20')], NOW);
  expect(namesIn(storage)).toHaveLength(50);
  expect(namesIn(storage).slice(0, 3)).toEqual(['tabler:n20', 'tabler:n60', 'tabler:n59']);
  expect(namesIn(storage).at(-1)).toBe('tabler:n11');
});

test('an icon is kept for 168 hours', () => {
  const storage = createStorage();
  keepIcons(storage, [iconOf('tabler:star')], NOW);
  expect(namesIn(storage, NOW + 168 * HOUR_MS - 1)).toEqual(['tabler:star']);
  expect(namesIn(storage, NOW + 168 * HOUR_MS)).toEqual([]);
  // Of a clock that was wrong.
  expect(namesIn(storage, NOW - 1)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['something else', '[1,null,{"icon":"a:b"}]'],
  ['a drawing that runs', JSON.stringify([{ ...iconOf('a:b'), body: '<script>alert(1)</script>' }])],
])('nothing is read from %s', (_what, text) => {
  expect(namesIn(createStorage(text))).toEqual([]);
});

test('a browser that stores nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  keepIcons({ getItem: refuse, setItem: refuse }, [iconOf('tabler:star')], NOW);
  expect(namesIn({ getItem: refuse })).toEqual([]);
});
