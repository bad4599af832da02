import { expect } from 'vitest';
import { visitor } from './client.ts';
import { documentOf } from './documents.ts';
import type { TestShop } from './open-shop.ts';

/** A browser on an existing storefront: asks by the names of its operations. */
export function openBrowser(shop: TestShop) {
  const browser = visitor(shop);
  const ask = (name: string, variables: Readonly<Record<string, unknown>> = {}) =>
    browser.ask(documentOf(name), variables);
  return {
    ask,
    /** The same, and takes no error. */
    async get(name: string, variables: Readonly<Record<string, unknown>> = {}) {
      const { data, errors } = await ask(name, variables);
      expect([name, errors]).toEqual([name, []]);
      return data;
    },
  };
}
