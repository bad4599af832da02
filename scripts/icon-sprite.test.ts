import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIconSprite } from './icon-sprite.ts';

test('the icon sprite holds exactly the icons that the shop uses', () => {
  expect(readFileSync('storefront/ui/icons.svg', 'utf8')).toBe(drawIconSprite());
});
