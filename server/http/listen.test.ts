import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n';

afterEach(() => void vi.useRealTimers());

async function openServer() {
  // Whatever a timer would close is none of these tests' business.
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const server = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0 });
  const open = async (): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    // Until the server has accepted it.
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    return socket;
  };
  return { server, open };
}

const isLast = (answer: Buffer) => /^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*ok$/s.test(answer.toString());

test('a connection that is used again while the server says goodbye gets an answer, its last one', async () => {
  const { server, open } = await openServer();
  const socket = await open();
  socket.write(REQUEST);
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('Connection: keep-alive');
  expect(server.isDraining()).toBe(false);
  void server.drain();
  expect(server.isDraining()).toBe(true);
  socket.write(REQUEST);
  expect(isLast(await buffer(socket))).toBe(true);
  await server.close();
});

test('a request on its way is answered even when the server closes first', async () => {
  const { server, open } = await openServer();
  const socket = await open();
  const closed = server.close();
  socket.write(REQUEST);
  expect(isLast(await buffer(socket))).toBe(true);
  await closed;
});
