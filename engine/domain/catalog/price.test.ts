import { describe, expect, test } from 'vitest';
import { activePrice, runningSale } from './price.ts';

const FROM = new Date('2026-11-21T00:00:00Z');
const TO = new Date('2026-11-28T00:00:00Z');
const second = (date: Date, offset: number) => new Date(date.getTime() + offset * 1000);

describe('the active price', () => {
  test.each([
    ['a second before the sale', second(FROM, -1), 1000],
    ['at the first instant of the sale', FROM, 800],
    ['in its last second', second(TO, -1), 800],
    ['at its end', TO, 1000],
  ])('%s', (_case, at, price) => {
    expect(activePrice({ regular: 1000, sale: { price: 800, from: FROM, to: TO } }, at)).toBe(price);
  });

  test.each([
    ['a sale without bounds always runs', { price: 800, from: null, to: null }, 800],
    ['a sale that is no lower is none', { price: 1000, from: null, to: null }, 1000],
    ['a sale may give it away', { price: 0, from: null, to: null }, 0],
    ['no sale', null, 1000],
  ])('%s', (_case, sale, price) => {
    expect(activePrice({ regular: 1000, sale }, FROM)).toBe(price);
  });

  test('without a regular price there is none, sale or not', () => {
    const tag = { regular: null, sale: { price: 800, from: null, to: null } };
    expect(activePrice(tag, FROM)).toBeNull();
    expect(runningSale(tag, FROM)).toBeNull();
  });
});
