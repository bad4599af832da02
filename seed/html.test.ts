import { expect, test } from 'vitest';
import { html } from './html.ts';

test('markup keeps nothing of its layout in the source', () => {
  const laidOut = html`
    <ul>
      <li>Bensin dan diesel</li>
      <li>10–15 menit</li>
    </ul>`;
  expect(laidOut).toBe('<ul><li>Bensin dan diesel</li><li>10–15 menit</li></ul>');
});

test('a sentence broken over two lines keeps its words apart', () => {
  const sentence = html`
    <p>Tuang, lalu
      <strong>tunggu</strong>.</p>`;
  expect(sentence).toBe('<p>Tuang, lalu <strong>tunggu</strong>.</p>');
});
