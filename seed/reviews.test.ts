import { expect, test } from 'vitest';
import { readSeed } from './read/read-seed.ts';

const OPENING = new Date('2026-11-21');

const { products, reviews } = readSeed();

const publishedAt = new Map(products.map((product) => [product.slug, product.publishedAt]));
const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? '';
const share = (part: readonly unknown[]) => part.length / reviews.length;

test('a review is written after the product was published and before today', () => {
  for (const { product, author, writtenAt } of reviews) {
    const isLater = dayOf(writtenAt) > dayOf(publishedAt.get(product));
    expect(publishedAt.has(product) && isLater && writtenAt <= OPENING, `${author} on ${product}`).toBe(true);
  }
});

test('nobody reviews a product twice, and an address belongs to one person', () => {
  const keys = reviews.map(({ product, email }) => `${product} ${email}`);
  expect(new Set(keys).size).toBe(keys.length);
  const authors = new Set(reviews.map(({ author, email }) => `${email} ${author}`));
  expect(authors.size).toBe(new Set(reviews.map(({ email }) => email)).size);
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

test('some products have no review yet, none has more than nine', () => {
  const counts = products.map(({ slug }) => reviews.filter(({ product }) => product === slug).length);
  expect(counts).toContain(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(9);
});

test('most reviews are good, some are not, about a third are English, some are unverified', () => {
  expect(share(reviews.filter(({ rating }) => rating >= 4))).toBeGreaterThan(0.75);
  expect(reviews.some(({ rating }) => rating <= 2)).toBe(true);
  expect(share(reviews.filter(({ language }) => language === 'en'))).toBeGreaterThan(0.2);
  expect(share(reviews.filter(({ language }) => language === 'en'))).toBeLessThan(0.4);
  expect(share(reviews.filter(({ verified }) => !verified))).toBeGreaterThan(0.1);
});
