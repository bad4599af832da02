const global = (text: string) => Buffer.from(text).toString('base64');

/** What somebody with bad intent, or a broken client, puts into a text. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table orders; --",
  '"; select pg_sleep(9); --',
  '\\',
  '%',
  '%_%\\%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'a\r\nBcc: everybody@example.test',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(3_000),
  '9'.repeat(400),
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '2026-02-30',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  global('order:1'),
  global('post:-1'),
  global('user:99999999999999999999'),
  global('arrayconnection:1'),
  global('arrayconnection:-9223372036854775809'),
  global('arrayconnection:'),
  global('\u0000'),
  '====',
];

/** What no database keeps: refused before anything else is asked of it. */
export const UNSTORABLE_TEXTS: readonly string[] = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb'];

export const HOSTILE_INTS: readonly number[] = [0, 1, -1, 2, 100, 9999, 2 ** 31 - 1, -(2 ** 31), 65_536, -100];

export const HOSTILE_FLOATS: readonly number[] = [0, -0, 0.5, -0.01, 1e-9, 1e15, -1e15, 1.7976931348623157e308, 5e-324];
