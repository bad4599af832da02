import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The smallest build: each page parses it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Each element that breaks a rule of accessibility, with the rule. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)));
  return page.evaluate(async () => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  });
}
