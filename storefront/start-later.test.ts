import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startLater } from './start-later.ts';

const MODULE = 'import "/assets/entry.js"';
const HTML =
  '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>' +
  '<script nonce="n1">window.data = 1</script>' +
  `<script nonce="n1" type="module" async="">${MODULE}</script></body></html>`;

const page = startLater(HTML, 'n1').join('');

/** The page's scripts as a browser sees them: only those of a type that it knows run. */
const scripts = Array.from(page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs), ([, attributes = '', text = '']) => ({
  type: /type="([^"]*)"/.exec(attributes)?.[1],
  nonce: /nonce="([^"]*)"/.exec(attributes)?.[1],
  text,
}));

/** A window that knows the page's waiting script and as much of the DOM as the starter uses. */
function openPage({ isWhole = true, lacks = '', knowsCommands = false } = {}) {
  let isRead = isWhole;
  const link = { rel: /<link rel="([^"]*)"/.exec(page)?.[1], fetchPriority: 'auto' };
  let paint = () => {};
  const listeners = new Map<string, Set<(event?: unknown) => void>>();
  const menu = { id: 'menu', open: false, showModal: vi.fn(), close: vi.fn() };
  const started: { type: string; textContent: string }[] = [];
  const [starter] = scripts;
  const noscript = { textContent: '<button>Choose</button>', outerHTML: '<noscript>' };
  runInNewContext(`${lacks}; ${starter?.text}`, {
    addEventListener: (name: string, listener: (event?: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
    performance: { getEntriesByType: () => [] },
    requestAnimationFrame: (then: () => void) => then(),
    HTMLButtonElement: { prototype: knowsCommands ? { commandForElement: null } : {} },
    PerformanceObserver: class {
      constructor(onEntries: () => void) {
        paint = onEntries;
      }
      observe() {}
    },
    document: {
      documentElement: {},
      get readyState() {
        return isRead ? 'interactive' : 'loading';
      },
      querySelectorAll: (selector: string) =>
        selector === 'noscript' ? [noscript] : selector === `link[rel="${link.rel}"]` ? [link] : [],
      querySelector: (selector: string) => {
        const waiting = scripts.find(({ type }) => selector === `script[type="${type}"]`);
        return waiting ? { textContent: waiting.text } : null;
      },
      getElementById: (id: string) => (id === menu.id ? menu : null),
      createElement: () => ({}),
      head: { append: (script: { type: string; textContent: string }) => started.push(script) },
    },
  });
  const happen = (name: string, event: unknown = { target: { closest: () => null } }) => {
    if (name === 'DOMContentLoaded') isRead = true;
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const press = (command: string, more: object = {}) => {
    const attributes: Record<string, string> = { commandfor: menu.id, command };
    const button = { getAttribute: (name: string) => attributes[name] };
    const target = { closest: (selector: string) => (selector === '[commandfor]' ? button : null) };
    happen('click', { target, ...more });
  };
  return { menu, press, happen, started, link, noscript, paint: () => paint() };
}

test.each(['load', 'pointerdown', 'keydown', 'touchstart', 'click'])(
  'the module starts at %s, with its very text',
  (event) => {
    const { happen, started } = openPage();
    expect(started).toEqual([]);
    happen(event);
    expect(started).toEqual([{ type: 'module', textContent: MODULE }]);
  },
);

test('of a page that is touched before all of it has come, the module starts when it has', () => {
  const { happen, started } = openPage({ isWhole: false });
  for (const event of ['touchstart', 'scroll']) happen(event);
  expect(started).toEqual([]);
  happen('DOMContentLoaded');
  expect(started).toEqual([{ type: 'module', textContent: MODULE }]);
  happen('load');
  expect(started).toHaveLength(1);
});

test('starts once, whatever comes after', () => {
  const { happen, started } = openPage();
  for (const event of ['pointerdown', 'touchstart', 'click', 'load', 'keydown']) happen(event);
  expect(started).toHaveLength(1);
});

test('no browser runs the waiting module by itself; other scripts are left as they are', () => {
  expect(scripts.map(({ type }) => type)).toEqual([undefined, undefined, 'text/waiting-module']);
  expect(scripts[1]?.text).toBe('window.data = 1');
});

test('the encoding stands first, where browsers look for it', () => {
  expect(page).toMatch(/^<html><head><meta charSet="utf-8"\/><script /);
});

test('all scripts carry the nonce, by which the content policy finds them', () => {
  expect(scripts.map(({ nonce }) => nonce)).toEqual(['n1', 'n1', 'n1']);
});

test('the code is fetched behind what is painted', () => {
  expect(page).toMatch(/<link rel="(?!modulepreload)[^"]*" href="\/assets\/entry.js"\/>/);
  const { link, paint, started } = openPage();
  paint();
  expect(link).toEqual({ rel: 'modulepreload', fetchPriority: 'low' });
  expect(started).toEqual([]);
});

test('the code is fetched by whoever touches the page before it is painted', () => {
  const { link, happen } = openPage();
  happen('touchstart');
  expect(link.rel).toBe('modulepreload');
});

test.each([
  ['sorted copies of arrays', 'delete Array.prototype.toSorted'],
  ['lookbehind', 'RegExp = () => { throw new SyntaxError() }'],
])('a browser without %s keeps the page as it is without script', (_case, lacks) => {
  const { happen, started, noscript, link } = openPage({ isWhole: false, lacks });
  const before = link.rel;
  for (const event of ['touchstart', 'DOMContentLoaded', 'load', 'click']) happen(event);
  expect(started).toEqual([]);
  expect(link.rel).toBe(before);
  expect(noscript.outerHTML).toBe('<button>Choose</button>');
});

test.each([
  ['that starts the code opens and closes the menu before it has come', '', false, 1],
  ['that never starts it does so, too', 'delete Array.prototype.toSorted', false, 1],
  ['that knows commands is left to do it by itself', '', true, 0],
])('a browser %s', (_case, lacks, knowsCommands, times) => {
  const { menu, press } = openPage({ lacks, knowsCommands });
  press('show-modal');
  expect([menu.showModal.mock.calls.length, menu.close.mock.calls.length]).toEqual([times, 0]);
  press('close');
  expect(menu.close).toHaveBeenCalledTimes(times);
});

test('an open menu is not opened again, nor one whose button does something else', () => {
  const { menu, press } = openPage();
  press('show-modal', { defaultPrevented: true });
  menu.open = true;
  press('show-modal');
  expect(menu.showModal).not.toHaveBeenCalled();
});
