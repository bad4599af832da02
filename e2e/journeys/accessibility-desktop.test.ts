import { test } from '../harness/shopper.ts';
import { findFaultsOnEveryPage, findFaultsOnEveryScreen } from './every-screen.ts';

test.for(['en', 'id'] as const)(
  'on a desktop no screen has a serious fault or scrolls sideways, in %s',
  async (language, { enter, expect }) => {
    const shopper = await enter({ language, screen: 'desktop' });
    expect(await findFaultsOnEveryScreen(shopper)).toEqual([]);
  },
);

test('on a desktop no page has a serious fault or scrolls sideways', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'desktop' });
  expect(await findFaultsOnEveryPage(shopper)).toEqual([]);
});
