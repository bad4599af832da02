import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { fileTransport } from './file-transport.ts';

const EMAIL = {
  id: 7,
  to: 'budi@example.test',
  date: new Date('2026-11-21T12:00:00Z'),
  subject: 'Your order',
  html: '<p>Thank you.</p>',
  text: 'Thank you.\n',
  replyTo: null,
};

test('makes its folder when it is missing, also while the shop runs', async () => {
  const folder = join(temporaryFolder(), 'data', 'mails');
  const written: string[] = [];
  const transport = fileTransport(
    { folder, onWritten: ({ file }) => written.push(file) },
    { from: { name: 'Shop', address: 'halo@shop.example' }, inlineImages: [] },
  );
  const send = (id: number) => transport.send({ ...EMAIL, id });
  await send(1);
  rmSync(folder, { recursive: true });
  await send(2);
  await send(3);
  expect(written.map((file) => existsSync(file))).toEqual([false, true, true]);
});
