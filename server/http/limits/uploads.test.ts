import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createUploads } from './uploads.ts';

function open() {
  let client = '';
  const begin = createUploads(() => client);
  const responses: EventEmitter[] = [];
  const upload = (from: string): boolean => {
    client = from;
    responses.push(new EventEmitter());
    return begin({} as IncomingMessage, responses.at(-1) as unknown as ServerResponse);
  };
  return { upload, end: (index: number) => responses[index]?.emit('close') };
}

test('one client sends two forms with pictures at once, all together eight', () => {
  const { upload, end } = open();
  const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
  expect(clients.map((client) => [upload(client), upload(client), upload(client)])).toEqual(
    clients.map(() => [true, true, false]),
  );
  expect(upload('203.0.113.5')).toBe(false);
  end(0);
  expect([upload('203.0.113.5'), upload('203.0.113.6')]).toEqual([true, false]);
});
