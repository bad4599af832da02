import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n';

afterEach(() => void vi.useRealTimers());

const answer: RequestListener = (_request, response) => response.end('ok');

async function openServer(handler = answer) {
  // Whatever a timer closes is closed when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const server = await listen(handler, { host: '127.0.0.1', port: 0 });
  const open = async (): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    // Until the server has accepted it.
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    return socket;
  };
  return { server, open };
}

/** Until nobody can connect any more. */
async function untilClosing(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket
        .once('error', () => resolve(true))
        .once('connect', () => socket.destroy().once('close', () => resolve(false)));
    });
  await expect.poll(isRefused).toBe(true);
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

test.each([
  ['says nothing', ''],
  ['does not end its headers', 'GET / HTTP/1.1\r\nHost: shop.example\r\n'],
  ['does not end its body', 'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 9\r\n\r\nhalf'],
])('a visitor who %s keeps the server from closing for two seconds, not longer', async (_what, sent) => {
  const { server, open } = await openServer((request, response) => {
    request.resume().once('end', () => response.end('ok'));
  });
  const socket = await open();
  socket.on('error', () => {}).write(sent);
  let isClosed = false;
  const closed = server.close().then(() => {
    isClosed = true;
  });
  await untilClosing(server.port);
  await vi.advanceTimersByTimeAsync(1900);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await closed;
});

test('an answer that takes longer is waited for', async () => {
  const asked: ServerResponse[] = [];
  const { server, open } = await openServer((_request, response) => void asked.push(response));
  const socket = await open();
  socket.write(REQUEST);
  await expect.poll(() => asked.length).toBe(1);
  const closed = server.close();
  await untilClosing(server.port);
  await vi.advanceTimersByTimeAsync(7000);
  asked[0]?.end('ok');
  expect(isLast(await buffer(socket))).toBe(true);
  await closed;
});

test('whoever has connected while the process was stalled is accepted before nobody listens any more', async () => {
  const asked: ServerResponse[] = [];
  const { server, open } = await openServer((_request, response) => void asked.push(response));
  const socket = await open();
  socket.write(REQUEST);
  await expect.poll(() => asked.length).toBe(1);
  const begunAt = performance.now();
  // Begun before the server closes, so that in each turn of the event loop this comes first.
  const stalled = (async () => {
    while (performance.now() - begunAt < 50) await setImmediate();
    const late = connect(server.port, '127.0.0.1');
    const received = buffer(late);
    late.write(REQUEST);
    // Longer than the server waits for the answer to the first.
    while (performance.now() - begunAt < 600);
    return { received };
  })();
  const closed = server.close();
  const { received } = await stalled;
  await expect.poll(() => asked.length).toBe(2);
  for (const response of asked) response.end('ok');
  expect(isLast(await received)).toBe(true);
  await closed;
});

test('a request that has come by the time a silent connection is cut is read first, and answered', async () => {
  const { server, open } = await openServer();
  const socket = await open();
  const received = buffer(socket);
  const closed = server.close();
  await untilClosing(server.port);
  socket.write(REQUEST);
  // As after a stall of the process: nothing of the request is read yet.
  vi.advanceTimersByTime(2000);
  await closed;
  expect(isLast(await received)).toBe(true);
});
