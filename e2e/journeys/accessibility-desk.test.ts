import { test } from '../harness/shopper.ts';
import { faultsOfTheJourney } from './look-at-every-screen.ts';

test.for(['en', 'id'] as const)(
  'on a desk no screen has a serious fault or scrolls sideways, in %s',
  { timeout: 300_000 },
  async (language, { enter, expect }) => {
    const shopper = await enter({ language, screen: 'desk' });
    expect(await faultsOfTheJourney(shopper)).toEqual([]);
  },
);
