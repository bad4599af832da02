import { test } from '../harness/shopper.ts';
import { findFaultsOnEveryPage, findFaultsOnEveryScreen } from './every-screen.ts';

test.for(['en', 'id'] as const)(
  'on a phone no screen has a serious fault or scrolls sideways, in %s',
  async (language, { enter, expect }) => {
    const shopper = await enter({ language, screen: 'phone' });
    expect(await findFaultsOnEveryScreen(shopper)).toEqual([]);
  },
);

test('on a phone no page has a serious fault or scrolls sideways', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', screen: 'phone' });
  expect(await findFaultsOnEveryPage(shopper)).toEqual([]);
});
