import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawIconSprite } from './icon-sprite.ts';

writeFileSync(fileURLToPath(new URL('../storefront/ui/icons.svg', import.meta.url)), drawIconSprite());
