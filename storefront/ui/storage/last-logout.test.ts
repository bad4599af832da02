import { afterEach, expect, test, vi } from 'vitest';
import { forgetVisitor, lastLogout } from './last-logout.ts';

afterEach(() => vi.unstubAllGlobals());

test('a logout takes searches, looked-at products and what the tab has stored with it, and leaves the rest', () => {
  const stored = new Map([
    ['recent-searches', '["oli"]'],
    ['recently-viewed', '7 3'],
    ['compare', '7 3'],
  ]);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const clear = vi.fn();
  vi.stubGlobal('sessionStorage', { clear });
  expect(lastLogout()).toBe('');
  forgetVisitor();
  expect(lastLogout()).not.toBe('');
  expect(clear).toHaveBeenCalledOnce();
  expect([...stored.keys()].sort()).toEqual(['compare', 'last-logout']);
});
