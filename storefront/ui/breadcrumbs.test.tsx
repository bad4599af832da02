import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('only the last step is the page itself, whatever else has no page', () => {
  const items = [{ label: 'Home', href: '/en' }, { label: 'Racing' }, { label: 'STP Racing' }];
  const html = renderToString(<Breadcrumbs label="Breadcrumbs" items={items} />);
  expect(html).toContain('<span aria-current="page">STP Racing</span>');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
