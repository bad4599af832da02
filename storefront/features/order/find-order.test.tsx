import { expect, test } from 'vitest';
import { renderHtml } from '../../testing/render.tsx';
import { FindOrder } from './find-order.tsx';

const NOT_FOUND = { code: 'ORDER_FORBIDDEN', facts: {}, fields: [], message: '' } as const;

test.each([
  ['en', 'check the number and the email', 'Open the link in your confirmation'],
  ['id', 'Periksa nomor dan emailnya', 'Buka tautan di email konfirmasi'],
] as const)('an order that is not found is followed by what to do, in %s', (language, check, link) => {
  const response = { form: 'find-order', typed: {}, problems: {}, refusal: NOT_FOUND };
  const html = renderHtml(<FindOrder outcome={{ response, failure: null }} />, { language });
  expect(html).toContain(check);
  expect(html).toContain(link);
  expect(renderHtml(<FindOrder outcome={undefined} />, { language })).not.toContain(check);
});

test('an order of an account is looked for in the account', () => {
  expect(renderHtml(<FindOrder outcome={undefined} />)).toContain('href="/history"');
});
