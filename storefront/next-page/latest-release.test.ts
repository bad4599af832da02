import { afterEach, expect, test, vi } from 'vitest';
import { LATEST_BUILD } from '#contract/builds.ts';
import { leaveRelease, openInNewRelease, watchRelease } from './latest-release.ts';

const MINUTE = 60_000;
/** An hour, and half of the ten minutes over which tabs are spread. */
const TURN = 65 * MINUTE;

/** A tab of release `ours` that has just asked. The test moves the clock. */
async function openTab({ saveData = false } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const events = new EventTarget();
  const document = { visibilityState: 'visible', querySelector: () => null };
  const location = { assign: vi.fn(), reload: vi.fn(), href: 'https://shop.example/en' };
  const answer = { ok: true, id: 'ours' };
  const fetched = vi.fn(async (..._request: readonly unknown[]) => ({ ...answer, json: async () => answer }));
  const globals = {
    document,
    fetch: fetched,
    navigator: { connection: { saveData } },
    addEventListener: events.addEventListener.bind(events),
    window: { location },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    __reactRouterManifest: { version: 'ours', routes: {} },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  watchRelease();
  events.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
  fetched.mockClear();
  return {
    answer,
    location,
    fetched,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      events.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab that somebody looks at asks about once an hour which release is the latest', async () => {
  const { fetched, pass } = await openTab();
  await pass(TURN - 1);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched.mock.calls).toEqual([[LATEST_BUILD, { cache: 'no-store' }]]);
  await pass(TURN - 1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a tab that nobody looks at asks nothing, and asks when it is looked at again after ten minutes', async () => {
  const { fetched, pass, turn } = await openTab();
  turn('hidden');
  await pass(5 * TURN);
  expect(fetched).not.toHaveBeenCalled();
  turn('visible');
  expect(fetched).toHaveBeenCalledTimes(1);
  turn('hidden');
  await pass(10 * MINUTE - 1);
  turn('visible');
  expect(fetched).toHaveBeenCalledTimes(1);
  turn('hidden');
  await pass(1);
  turn('visible');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('nothing is asked for a reader who saves data', async () => {
  const { fetched, pass, turn } = await openTab({ saveData: true });
  await pass(5 * TURN);
  turn('hidden');
  turn('visible');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['another release', true, { id: 'another' }],
  ['the release of the tab', false, {}],
  ['no release', false, { id: null }],
  ['an error', false, { ok: false, id: 'another' }],
])('when the shop answers with %s, the next page is opened as a whole: %s', async (_what, isWhole, said) => {
  const { answer, location, pass } = await openTab();
  Object.assign(answer, said);
  expect(openInNewRelease('/en/faq')).toBe(false);
  await pass(TURN);
  expect(openInNewRelease('/en/faq')).toBe(isWhole);
  expect(location.assign.mock.calls).toEqual(isWhole ? [['/en/faq']] : []);
});

test('where the code of a release is gone, the page that was pressed opens, and without a press this one anew', async () => {
  const { location } = await openTab();
  openInNewRelease('/en/faq');
  leaveRelease();
  expect([location.assign.mock.calls, location.reload.mock.calls]).toEqual([[['/en/faq']], []]);
  location.href = 'https://shop.example/en/faq';
  leaveRelease();
  expect([location.assign.mock.calls.length, location.reload.mock.calls.length]).toEqual([1, 1]);
});

test('a lost connection is asked about again in the next turn', async () => {
  const { fetched, pass } = await openTab();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await pass(2 * TURN);
  expect(fetched).toHaveBeenCalledTimes(2);
});
