import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render.tsx';
import { Price } from './price.tsx';

// React replaces the whole content of an element with one text, also where a translator has put another element for it.
test('each amount is the only content of its element', () => {
  const labels = { current: 'Now', regular: 'Before' };
  const html = renderHtml(<Price current="€36.90" regular="€44.90" labels={labels} />);
  for (const amount of ['€36.90', '€44.90']) expect(html).toContain(`<span>${amount}</span>`);
});
