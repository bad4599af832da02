import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { createUnreadResponses } from './unread-responses.ts';

/** More than the system keeps of what a client has not read. */
const BYTES = 16 * 1024 * 1024;

test('cuts the longest unread response where a new one would be too much, and no other', async () => {
  const addUnread = createUnreadResponses(2.5 * BYTES);
  const responses: ServerResponse[] = [];
  const server = await listen(
    (_request, response) => {
      responses.push(response);
      addUnread(response, BYTES);
      response.end(Buffer.alloc(BYTES));
    },
    { host: '127.0.0.1', port: 0 },
  );
  const clients = [];
  const states = () => responses.map(({ destroyed }) => destroyed);
  for (let count = 1; count <= 3; count += 1) {
    const client = connect(server.port, '127.0.0.1').on('error', () => {});
    clients.push(client);
    client.pause().write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await expect.poll(() => responses.length).toBe(count);
  }
  expect(states()).toEqual([true, false, false]);

  const read = clients[1]?.resume();
  if (read && responses[1]) await once(responses[1], 'close');
  clients.push(connect(server.port, '127.0.0.1').on('error', () => {}));
  clients.at(-1)?.pause().write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await expect.poll(() => responses.length).toBe(4);
  expect(responses[2]?.destroyed).toBe(false);
  for (const client of clients) client.destroy();
  await server.close();
});
