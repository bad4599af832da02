import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { iconMarkup, isSafeDrawing } from './icon-drawing.ts';

const isSafe = (body: string) => isSafeDrawing({ body, width: 24, height: 24 });

test.each([
  '<path d="M4 4l16 16" fill="none" stroke="currentColor" stroke-width="2"/>',
  '<g fill="none" stroke="#0c171c"><circle cx="12" cy="12" r="9"/><path d="M3.6 9h16.8"/></g>',
  '<rect x="1" y="1" width="5" height="5" transform="rotate(45 3 3)"></rect>',
])('shapes may stand in a page: %s', (body) => {
  expect(isSafe(body)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0" ONLOAD="alert(1)"/>',
  '<path d="M0 0"/ onclick="alert(1)">',
  '<image href="https://evil.example/x.png"/>',
  '<use href="#x"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<foreignObject><p>x</p></foreignObject>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<style>*{display:none}</style>',
  '<path style="fill:red" d="M0 0"/>',
  '<path fill="url(https://evil.example/#x)" d="M0 0"/>',
  '<path fill="URL(//evil.example)" d="M0 0"/>',
  '<path d="M0 0" fill="&#117;rl(x)"/>',
  '<path d=M0/>',
  "<path d='M0 0'/>",
  '</svg><img src=x onerror=alert(1)>',
  '<g><path d="M0 0"/>',
  '<path d="M0 0"/></g>',
  '<g></path></g>',
  '<!--x--><path d="M0 0"/>',
  '<![CDATA[x]]>',
  'text',
  '<path d="M0 0"/>text',
  '',
  `<path d="${'M0 0'.repeat(6000)}"/>`,
])('nothing else may: %s', (body) => {
  expect(isSafe(body)).toBe(false);
});

test.each([
  [0, 24],
  [24, -1],
  [Number.NaN, 24],
  [24, 1e9],
])('a drawing of %s by %s is none', (width, height) => {
  expect(isSafeDrawing({ body: '<path d="M0 0"/>', width, height })).toBe(false);
});

test('of the thousands of icons of the installed set only six use more than shapes', () => {
  const bodies: readonly { readonly body: string }[] = Object.values(tabler.icons);
  expect(bodies.length).toBeGreaterThan(5000);
  expect(bodies.filter(({ body }) => !isSafe(body))).toHaveLength(6);
});

test('lines are as thick as those of the shop’s own icons', () => {
  const drawing = { body: '<path d="M0 0" stroke-width="2"/>', width: 24, height: 20 };
  expect(iconMarkup(drawing)).toBe('<svg viewBox="0 0 24 20"><path d="M0 0" stroke-width="1.75"/></svg>');
});
