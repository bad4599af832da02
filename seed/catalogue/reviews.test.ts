import { expect, test } from 'vitest';
import { PRODUCTS } from './index.ts';

const OPENING = '2026-11-21';

const reviews = PRODUCTS.flatMap(({ slug, date, reviews: written }) =>
  written.map((review) => ({ ...review, slug, published: date.slice(0, 10) })),
);
const share = (part: readonly unknown[]) => part.length / reviews.length;

test('a review is written after the product came out and before today', () => {
  for (const { slug, author, date, published } of reviews) {
    expect(date > published && date <= OPENING, `${author} on ${slug}`).toBe(true);
  }
});

test('nobody reviews a product twice, and an address belongs to one person', () => {
  const keys = reviews.map(({ slug, email }) => `${slug} ${email}`);
  expect(new Set(keys).size).toBe(keys.length);
  const people = new Set(reviews.map(({ author, email }) => `${email} ${author}`));
  expect(people.size).toBe(new Set(reviews.map(({ email }) => email)).size);
});

test('no real mailbox is used', () => {
  for (const { email } of reviews) expect(email).toMatch(/^[a-z0-9.]+@example\.com$/);
});

test('a review is short and says something of its own', () => {
  for (const { text } of reviews) {
    expect(text.length).toBeGreaterThanOrEqual(10);
    expect(text.length).toBeLessThanOrEqual(280);
  }
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
});

test('some products wait for their first review, none has more than nine', () => {
  expect(PRODUCTS.some((product) => product.reviews.length === 0)).toBe(true);
  for (const product of PRODUCTS) expect(product.reviews.length).toBeLessThanOrEqual(9);
});

test('most reviews are good, some are not, about a third are English, some are unverified', () => {
  expect(share(reviews.filter(({ rating }) => rating >= 4))).toBeGreaterThan(0.75);
  expect(reviews.some(({ rating }) => rating <= 2)).toBe(true);
  expect(share(reviews.filter(({ language }) => language === 'en'))).toBeGreaterThan(0.2);
  expect(share(reviews.filter(({ language }) => language === 'en'))).toBeLessThan(0.4);
  expect(share(reviews.filter(({ verified }) => !verified))).toBeGreaterThan(0.1);
});
