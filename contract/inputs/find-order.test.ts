import { expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import { readFindOrderForm } from './find-order.ts';

test('reads number and address as they are seen, where they were copied from an email', () => {
  const form = formWith({ orderNumber: '\u200e#1001\u200e', email: ' sari@example.test\u200b' });
  expect(readFindOrderForm(form)).toEqual({ ok: true, value: { orderNumber: '#1001', email: 'sari@example.test' } });
});
