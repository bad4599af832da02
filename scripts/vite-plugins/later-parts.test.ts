import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laterParts } from './later-parts.ts';

const FILE = join(process.cwd(), 'storefront/routes/product.tsx');

type Handler = (this: unknown, code: string, id: string) => string | null;

function transformedFor(environment: string): string {
  const { handler } = laterParts().transform as unknown as { readonly handler: Handler };
  return handler.call({ environment: { name: environment } }, readFileSync(FILE, 'utf8'), FILE) ?? '';
}

test('the server imports a part with its page', () => {
  const code = transformedFor('ssr');
  expect(code).toMatch(/^import \* as part0 from '\.\.\/pages\/product-body\.tsx';/);
  expect(code).not.toContain('import(');
});

test('a browser loads the styles of a part with its page, and its code later', () => {
  const code = transformedFor('client');
  const sheets = Array.from(code.matchAll(/import '([^']+)';/g), ([, file = '']) => join('storefront/routes', file));
  expect(sheets).toContain('storefront/features/product-page/product-page.module.css');
  expect(sheets).toContain('storefront/features/product-page/reviews.module.css');
  // Not of what is opened by a press.
  expect(sheets.filter((sheet) => sheet.includes('/viewer/'))).toEqual([]);
  expect(code).toContain("import('../pages/product-body.tsx')");
});
