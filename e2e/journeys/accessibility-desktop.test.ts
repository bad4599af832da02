import { test } from '../harness/shopper.ts';
import { findFaultsOnEveryScreen } from './every-screen.ts';

test.for(['en', 'id'] as const)(
  'on a desktop no screen has a serious fault or scrolls sideways, in %s',
  { timeout: 300_000 },
  async (language, { enter, expect }) => {
    const shopper = await enter({ language, screen: 'desktop' });
    expect(await findFaultsOnEveryScreen(shopper)).toEqual([]);
  },
);
