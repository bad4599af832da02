import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render.tsx';
import { UnbrokenName } from './unbroken-name.tsx';

const unbrokenParts = (name: string): readonly string[] =>
  Array.from(
    renderHtml(<UnbrokenName name={name} />, {}).matchAll(/<span class="unbroken">(.*?)<\/span>/g),
    ([, part]) => String(part),
  );

test.each([
  ['Full Synthetic Hybrid 0W-16, 4 L', ['0W-16,', '4 L']],
  ['Syn-Formula City 5W-30, 3,5 L', ['Syn-Formula', '5W-30,', '3,5 L']],
  ['Set Lap Mikrofiber, 6 lembar', ['6 lembar']],
  ['Racing Brake Fluid DOT 4, 500 ml', ['DOT 4,', '500 ml']],
  ['Engine flush 10–15 menit: panduan', ['10–15']],
  ['DOT 3 atau DOT 4? Baca tutup tabungnya', ['DOT 3', 'DOT 4?']],
  ['AA 12 345', []],
  ['Quick-Evaporating Cleaner', []],
])('%s keeps together %j', (name, parts) => {
  expect(unbrokenParts(name)).toEqual(parts);
});
