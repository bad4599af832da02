import { test } from '../harness/shopper.ts';
import { findFaultsOnEveryPage, findFaultsOnEveryScreen } from './every-screen.ts';

// Every screen and page is checked in both sizes and in both languages: on the other size in the other one.

test('on a desktop no screen has a fault or scrolls sideways', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', screen: 'desktop' });
  expect(await findFaultsOnEveryScreen(shopper)).toEqual([]);
});

test('on a desktop no page has a fault or scrolls sideways', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'desktop' });
  expect(await findFaultsOnEveryPage(shopper)).toEqual([]);
});
