import { expect, test } from 'vitest';
import { formOf } from './read-request.ts';

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

const posted = (body: string, type: string) =>
  new Request('http://shop/cart', { method: 'POST', headers: { 'Content-Type': type }, body });

const file = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n${'&'.repeat(bytes)}\r\n--x--\r\n`;
const PARTS = 'multipart/form-data; boundary=x';

// Where they are not counted first, reading the many takes minutes.
test.each([
  ['a thousand fields in one line', 'a&'.repeat(1000), 'application/x-www-form-urlencoded', 1000],
  ['a thousand fields in parts', `${PART.repeat(1000)}--x--\r\n`, 'multipart/form-data; boundary=x', 1000],
  ['millions in one line none of', 'a&'.repeat(5_000_000), 'application/x-www-form-urlencoded', 0],
  ['half a million in parts none of', `${PART.repeat(500_000)}--x--\r\n`, 'multipart/form-data; boundary=x', 0],
  ['a picture', file(2_000_000), PARTS, 1],
  ['a picture, its boundary in quotes,', file(10), 'multipart/form-data; boundary="x"', 1],
  ['a boundary written otherwise none of', file(10), 'multipart/form-data; a=b; boundary=x', 0],
  ['long lines before a part none of', file(10).replace('a.jpg', 'a'.repeat(5000)), PARTS, 0],
  ['more typed than anybody types none of', file(200_000).replace('; filename="a.jpg"', ''), PARTS, 0],
  ['another content none of', '{}', 'application/json', 0],
])('of a form with %s the fields are read', async (_case, body, type, count) => {
  expect([...(await formOf(posted(body, type)))]).toHaveLength(count);
});
