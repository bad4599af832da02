import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { smtpReply, startMailServer } from '#engine/adapters/mail/testing/mail-server.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { operatorOf } from '../../testing/operator.ts';

let shop: MemoryShop;
beforeAll(async () => {
  shop = await memoryShop();
});

/** The command at a shop with this mail server, or without one. */
async function mailTest(to: string, server?: Awaited<ReturnType<typeof startMailServer>>) {
  if (server) onTestFinished(server.close);
  return operatorOf(shop.usecases, 'en', 'data', server && { SMTP_URL: server.url })('mail', 'test', to);
}

test('an email to try the mail server is sent at once, past the outbox', async () => {
  const server = await startMailServer();
  const { code, out } = await mailTest('owner@example.test', server);
  expect([code, out]).toEqual([0, expect.stringContaining('owner@example.test')]);
  expect(server.mailbox.map(({ headers }) => headers.to)).toEqual(['owner@example.test']);
  expect(await shop.usecases.outbox.list({ limit: 1 })).toEqual([]);
});

test('what the mail server answers is told', async () => {
  const server = await startMailServer(() => {
    throw smtpReply(550, '5.7.1 this sender is not yours');
  });
  expect(await mailTest('owner@example.test', server)).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('Not sent: Message failed: 550 5.7.1 this sender is not yours'),
  });
});

test('a wrong address, and a shop without a mail server, are told apart', async () => {
  const wrong = await mailTest('nobody', await startMailServer());
  expect(wrong.err).toBe('Not sent: the recipient is not a valid email address');
  expect(await mailTest('owner@example.test')).toMatchObject({ code: 1, err: expect.stringContaining('SMTP_URL') });
});
