import { expect, test, vi } from 'vitest';
import type { IconSet } from './icon-set.ts';
import { createIcons } from './icons.ts';
import { createInstalledSets } from './installed-sets.ts';

const setOf = (...names: readonly string[]): IconSet => ({
  icons: Object.fromEntries(names.map((name) => [name, { body: '<path d="M0 0"/>' }])),
  aliases: {},
  width: 24,
  height: 24,
});

function open(named: readonly string[]) {
  const settings = { named };
  const askHosts = vi.fn(async (_prefix: string, _names: readonly string[]): Promise<readonly IconSet[]> => []);
  const onFound = vi.fn();
  const icons = createIcons({
    named: () => settings.named,
    installedSet: async (prefix) => (prefix === 'tabler' ? setOf('star', 'heart') : null),
    askHosts,
    onFound,
  });
  return { icons, settings, askHosts, onFound, names: () => [...icons.drawings.keys()] };
}

test('hosts are asked only for icons that no installed set has', async () => {
  const { icons, askHosts, onFound, names } = open(['tabler:star', 'tabler:nib', 'mdi:shop']);
  await icons.renew();
  expect(askHosts.mock.calls).toEqual([
    ['tabler', ['nib']],
    ['mdi', ['shop']],
  ]);
  expect(names()).toEqual(['tabler:star']);
  expect(onFound).toHaveBeenCalledTimes(1);
});

test('what was missing is asked for again, and pages are told once it is there', async () => {
  const { icons, askHosts, onFound, names } = open(['mdi:shop']);
  await icons.renew();
  expect(onFound).not.toHaveBeenCalled();
  askHosts.mockResolvedValue([setOf('shop', 'not-asked-for')]);
  await Promise.all([icons.renew(), icons.renew()]);
  await icons.renew();
  expect([askHosts.mock.calls.length, onFound.mock.calls.length]).toEqual([2, 1]);
  expect(names()).toEqual(['mdi:shop']);
});

test('what no setting names any more is forgotten', async () => {
  const { icons, settings, names } = open(['tabler:star', 'tabler:heart']);
  await icons.renew();
  settings.named = ['tabler:heart'];
  await icons.renew();
  expect(names()).toEqual(['tabler:heart']);
});

test('visitors get icons of installed sets, and never make the shop ask elsewhere', async () => {
  const { icons, askHosts } = open([]);
  expect(await icons.drawing('tabler:star')).toEqual({ body: '<path d="M0 0"/>', width: 24, height: 24 });
  expect(await Promise.all(['tabler:nib', 'mdi:shop', 'nothing', 'tabler:constructor'].map(icons.drawing))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(askHosts).not.toHaveBeenCalled();
});

test('the installed set has its icons, those with another name, and no other set is looked for', async () => {
  const installedSet = createInstalledSets();
  const icons = createIcons({ named: () => [], installedSet, askHosts: async () => [], onFound: vi.fn() });
  expect(await icons.drawing('tabler:brand-linkedin')).toMatchObject({ width: 24, height: 24 });
  const set = await installedSet('tabler');
  const [alias = ''] = Object.keys(set?.aliases ?? {}).filter(
    (name) => Object.keys(set?.aliases[name] ?? {}).length === 1,
  );
  expect(await icons.drawing(`tabler:${alias}`)).not.toBeNull();
  expect(await installedSet('..')).toBeNull();
});
