import { expect, test } from 'vitest';
import { FILES } from '../../i18n/messages/order.ts';
import type { BoughtFile } from '../../model/order/order.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Downloads } from './order-files.tsx';

const GUIDE: BoughtFile = {
  id: 'guide',
  name: 'Guide',
  product: null,
  order: null,
  url: '/download/5/open',
  remaining: null,
  expires: null,
};

test.each([
  [null, true, FILES.en.unlimited],
  [null, false, ''],
  [3, false, FILES.en.left(3)],
])('%s downloads left, by this shop itself: %s', (remaining, isOwnEngine, said) => {
  const html = renderHtml(<Downloads files={[{ ...GUIDE, remaining }]} />, { isOwnEngine });
  expect(html).toContain(`>${said}</p>`);
});
