import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEND_ONCE } from './send-once.ts';

type Entries = Record<string, string>;

/** A form with one button, and as much of a window as the script uses. */
function openPage() {
  const listeners = new Map<string, (event: unknown) => void>();
  const attributes = new Map<string, string>();
  const form = { entries: { quantity: '1' } as Entries, dataset: {} as Entries };
  const button = {
    form,
    closest: () => button,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  runInNewContext(SEND_ONCE, {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    setTimeout,
    URLSearchParams,
    FormData: class {
      constructor(filled: typeof form) {
        // biome-ignore lint/correctness/noConstructorReturn: only its entries are asked for
        return Object.entries(filled.entries) as never;
      }
    },
  });
  /** Presses the button, and then sends its form if nobody was against it. @param isTaken by the page's code */
  const press = ({ isTaken = false } = {}) => {
    const stopped = vi.fn();
    for (const [name, event] of [
      ['click', { target: button }],
      ['submit', { target: form, submitter: button, defaultPrevented: isTaken }],
    ] as const) {
      if (stopped.mock.calls.length === 0)
        listeners.get(name)?.({ ...event, preventDefault: stopped, stopImmediatePropagation: stopped });
    }
    vi.advanceTimersByTime(0);
    return stopped.mock.calls.length === 0;
  };
  const showAgain = (persisted: boolean) => listeners.get('pageshow')?.({ persisted });
  return { form, press, showAgain, isBusy: () => attributes.get('aria-busy') === 'true' };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a form that the browser sends goes once, and its button shows it', () => {
  const { press, isBusy } = openPage();
  expect([press(), isBusy(), press(), press()]).toEqual([true, true, false, false]);
});

test('the end of loading is no new page, the way back to it is', () => {
  const { press, showAgain, isBusy } = openPage();
  press();
  showAgain(false);
  expect(press()).toBe(false);
  showAgain(true);
  expect([isBusy(), press()]).toEqual([false, true]);
});

test('a form that was changed goes again, as does one that was waited for in vain', () => {
  const { form, press, isBusy } = openPage();
  press();
  form.entries = { quantity: '2' };
  expect([press(), press()]).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect([isBusy(), press()]).toEqual([false, true]);
});

test("what the page's code sends is left to it", () => {
  const { press, isBusy } = openPage();
  expect([press({ isTaken: true }), isBusy(), press({ isTaken: true })]).toEqual([true, false, true]);
});

test('a form whose response is a file goes as often as it is pressed', () => {
  const { form, press, isBusy } = openPage();
  form.dataset = { stays: 'true' };
  expect([press(), isBusy(), press()]).toEqual([true, false, true]);
});
