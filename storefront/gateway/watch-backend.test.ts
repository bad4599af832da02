import { expect, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { watchBackend } from './watch-backend.ts';

async function errorsOver(message: string): Promise<readonly unknown[]> {
  const api: CommerceApi = async () => ({ errors: [{ message }], newSessionToken: null });
  const errors: unknown[] = [];
  const watch = watchBackend(api, (error) => errors.push(error));
  await watch.asked;
  watch.stop();
  return errors.map(String);
}

test('a WordPress whose plugin for the shop is not active is told of at the start', async () => {
  expect(await errorsOver('Cannot query field "cart" on type "RootQuery".')).toEqual([
    'Error: it has no cart: is WPGraphQL for WooCommerce active?',
  ]);
});

test('a WooCommerce, which lacks only what our own engine has, is not', async () => {
  expect(await errorsOver('Cannot query field "notices" on type "Cart".')).toEqual([]);
});
