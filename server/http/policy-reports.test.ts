import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { serve } from '../testing/http-server.ts';
import { createPolicyReports } from './policy-reports.ts';

async function openEndpoint() {
  const logger = pino({ level: 'silent' });
  const logged = vi.spyOn(logger, 'warn');
  let client = 1;
  const send = await serve(createPolicyReports({ clientAddress: () => `203.0.113.${client}`, now: () => 0, logger }));
  const report = async (body: unknown) => {
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'Content-Length': String(Buffer.byteLength(json)) };
    return (await send('/csp-reports', { method: 'POST', headers, body: json })).status;
  };
  return {
    report,
    send,
    lines: () => logged.mock.calls.map(([violation]) => violation),
    asClient: (number: number) => {
      client = number;
    },
  };
}

const PAGE = 'https://shop.example/en/stock-alerts/7/secret-signature?email=sari@example.com';
const oldReport = {
  'csp-report': {
    'document-uri': PAGE,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?from=sari@example.com',
    'original-policy': "default-src 'none'",
  },
};
const newReport = {
  type: 'csp-violation',
  url: PAGE,
  user_agent: 'Mozilla',
  body: { documentURL: PAGE, effectiveDirective: 'style-src-attr', blockedURL: 'inline', sample: 'color: red' },
};

test('logs what was refused, by route and origin, and nothing of the visitor', async () => {
  const { report, lines } = await openEndpoint();
  expect(await report(oldReport)).toBe(204);
  expect(await report([newReport])).toBe(204);
  expect(lines()).toEqual([
    { route: '/stock-alerts/:id/:signature', directive: 'script-src-elem', blocked: 'https://evil.example' },
    { route: '/stock-alerts/:id/:signature', directive: 'style-src-attr', blocked: 'inline' },
  ]);
});

test('logs what an older browser reports, which names the directive that was written', async () => {
  const { report, lines } = await openEndpoint();
  const { 'effective-directive': _, ...older } = oldReport['csp-report'];
  await report({ 'csp-report': { ...older, 'violated-directive': 'script-src' } });
  expect(lines()).toMatchObject([{ directive: 'script-src' }]);
});

test.each([
  ['what is no report', '{"hello":1}', 400],
  ['what is no JSON', '<script>', 400],
  ['more than a browser gathers', Array.from({ length: 11 }, () => newReport), 400],
  ['a long body', 'x'.repeat(17 * 1024), 413],
])('refuses %s and logs nothing', async (_case, body, status) => {
  const { report, lines } = await openEndpoint();
  expect(await report(body)).toBe(status);
  expect(lines()).toEqual([]);
});

test('text of a stranger never reaches the log', async () => {
  const { report, lines } = await openEndpoint();
  const body = { documentURL: 'nowhere', effectiveDirective: 'a\nb', blockedURL: 'Sari <sari@example.com>' };
  await report([{ ...newReport, body }]);
  expect(lines()).toEqual([{ route: 'unknown', directive: 'unknown', blocked: 'unknown' }]);
});

test('a client, and all of them together, cannot fill the log', async () => {
  const { report, lines, asClient } = await openEndpoint();
  for (let count = 0; count < 10; count += 1) expect(await report([newReport])).toBe(204);
  expect(await report([newReport])).toBe(429);
  for (let client = 2; client < 20; client += 1) {
    asClient(client);
    for (let count = 0; count < 10; count += 1) await report([newReport]);
  }
  expect(lines()).toHaveLength(60);
});
