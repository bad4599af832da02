import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test('averages that look alike are drawn by one style, which the page’s policy names', () => {
  const styleOf = (rating: number) => /style="([^"]*)"/.exec(renderToString(<Stars rating={rating} label="" />))?.[1];
  const styles = Array.from({ length: 401 }, (_none, step) => styleOf(1 + step / 100));
  expect(new Set(styles).size).toBe(41);
  expect(styleOf(4.67)).toBe('--rating:4.7;--size:14px');
});
