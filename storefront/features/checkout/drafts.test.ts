import { afterEach, expect, test, vi } from 'vitest';
import { formWith } from '#contract/testing/form.ts';
import { forgetVisitor } from '../../ui/storage/last-logout.ts';
import { deleteDrafts, readDraft, storeDraft } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('what was typed into a step comes back, without what belongs to the form it was typed into', () => {
  vi.stubGlobal('sessionStorage', storage());
  storeDraft(
    'payment',
    formWith({ step: 'payment', idempotencyKey: 'a1', seenTotal: '100', seenAddresses: '[]', customerNote: 'Titip' }),
  );
  expect(readDraft('payment')).toEqual({ customerNote: 'Titip' });
  expect(readDraft('address')).toBeNull();
});

test('a password is never stored', () => {
  const mine = storage();
  vi.stubGlobal('sessionStorage', mine);
  storeDraft('payment', formWith({ openAccount: 'on', username: 'sari', password: 'correct horse' }));
  storeDraft('contact', formWith({ username: 'sari', password: 'correct horse' }));
  expect(readDraft('payment')).toEqual({ openAccount: 'on', username: 'sari' });
  expect([...mine.kept.values()].join()).not.toContain('correct horse');
});

test('an order that is placed leaves nothing behind', () => {
  const mine = storage();
  vi.stubGlobal('sessionStorage', mine);
  storeDraft('contact', formWith({ email: 'sari@example.com' }));
  storeDraft('address', formWith({ city: 'Jakarta' }));
  deleteDrafts();
  expect(mine.kept.size).toBe(0);
});

test('what was typed before somebody logged out in any tab is gone, and what is typed after it stays', () => {
  const [mine, everybodys] = [storage(), storage()];
  vi.stubGlobal('sessionStorage', mine);
  vi.stubGlobal('localStorage', everybodys);
  vi.stubGlobal('dispatchEvent', () => true);
  storeDraft('contact', formWith({ email: 'sari@example.com' }));
  storeDraft('address', formWith({ city: 'Jakarta' }));
  forgetVisitor();
  expect(readDraft('address')).toBeNull();
  expect([...mine.kept.values()].join()).not.toContain('sari');
  storeDraft('contact', formWith({ email: 'budi@example.com' }));
  expect(readDraft('contact')).toEqual({ email: 'budi@example.com' });
});

test.each(['null', '7', '{"city":7}', '{broken'])('%s is no draft', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(readDraft('address')).toBeNull();
});

test('nothing breaks without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft('contact', formWith({ email: 'sari@example.com' }));
  expect(readDraft('contact')).toBeNull();
  expect(deleteDrafts).not.toThrow();
});
