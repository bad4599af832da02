import { expect, test, vi } from 'vitest';
import type { Wishlist } from '../model/wishlist.ts';
import { openWishlist } from './visitor-wishlist.ts';

const requestWith = (cookie: string) => new Request('http://shop/wishlist', { headers: { Cookie: cookie } });

/** An account with this list; null for a visitor without one. */
const account = (saved: Wishlist | null, takes = true) => ({
  shopper: { savedWishlist: async () => saved, saveWishlist: vi.fn(async () => takes) },
  baseUrl: 'http://shop',
});

const cookieOf = (headers: Headers) => headers.get('Set-Cookie');

test("reads and stores a visitor's list in a cookie", async () => {
  const needs = account(null);
  const wishlist = await openWishlist(requestWith('locale=id_ID; wishlist=4.9'), needs);
  expect(wishlist).toMatchObject({ list: [4, 9], isCustomer: false });
  expect(cookieOf(wishlist.headers())).toBeNull();
  expect(await wishlist.save([4])).toBe(true);
  expect(cookieOf(wishlist.headers())).toMatch(/^wishlist=4; Max-Age=31536000; Path=\/; SameSite=Lax; HttpOnly$/);
  expect(needs.shopper.saveWishlist).not.toHaveBeenCalled();
});

test('deletes the cookie of an empty list, and keeps it from plain http where the shop has https', async () => {
  const wishlist = await openWishlist(requestWith('wishlist=4'), { ...account(null), baseUrl: 'https://shop' });
  await wishlist.save([]);
  expect(cookieOf(wishlist.headers())).toMatch(/^wishlist=; Max-Age=0;.*; Secure$/);
});

test("joins the visitor's list with the account's at the first look after the login", async () => {
  const needs = account([2, 9]);
  const wishlist = await openWishlist(requestWith('wishlist=4.9'), needs);
  expect(wishlist).toMatchObject({ list: [4, 9, 2], isCustomer: true });
  expect(needs.shopper.saveWishlist).toHaveBeenCalledExactlyOnceWith([4, 9, 2]);
  expect(cookieOf(wishlist.headers())).toMatch(/^wishlist=; Max-Age=0/);
});

test('keeps the cookie as long as the account has not taken its list', async () => {
  const wishlist = await openWishlist(requestWith('wishlist=4'), account([2], false));
  expect(wishlist.list).toEqual([4, 2]);
  expect(cookieOf(wishlist.headers())).toBeNull();
  expect(await wishlist.save([2])).toBe(false);
});

test('saves nothing for a customer whose cookie is empty', async () => {
  const needs = account([2]);
  const wishlist = await openWishlist(requestWith(''), needs);
  expect(wishlist.list).toEqual([2]);
  expect(needs.shopper.saveWishlist).not.toHaveBeenCalled();
});
