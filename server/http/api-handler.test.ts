import { expect, test, vi } from 'vitest';
import { headerOf, serve } from '../testing/http-server.ts';
import { type AnswerApi, createApiHandler } from './api-handler.ts';

async function openApi({
  wait = 0,
  answer = async (request) => new Response(request.url),
}: {
  wait?: number;
  answer?: AnswerApi;
} = {}) {
  const answerApi = vi.fn(answer);
  const handle = createApiHandler({
    answerApi,
    allowedOrigins: ['https://app.example'],
    gate: () => wait,
    clientAddress: () => '203.0.113.9',
    ownOrigin: 'https://shop.example',
  });
  return { send: await serve(handle), answerApi };
}

test('the engine is told who asks', async () => {
  const { send } = await openApi({ answer: async (_request, { address }) => new Response(address) });
  expect((await send('/graphql')).body).toContain('203.0.113.9');
});

test.each(['evil.example', 'evil.example/x?', '%', 'localhost:99999', 'user@evil.example'])(
  'the API knows its own address, whatever the Host %s says',
  async (Host) => {
    const { send } = await openApi();
    expect((await send('/graphql', { headers: { Host } })).body).toContain('https://shop.example/graphql');
  },
);

test.each([
  ['https://app.example', 'https://app.example'],
  ['https://evil.example', undefined],
])('a program that asks too much is told when to come back, readable from %s: %s', async (Origin, readable) => {
  const { send, answerApi } = await openApi({ wait: 12 });
  const answer = await send('/graphql', { method: 'POST', headers: { Origin } });
  expect([answer.status, headerOf(answer, 'retry-after')]).toEqual([429, '12']);
  expect(JSON.parse(answer.body)).toEqual({
    errors: [
      {
        message: expect.stringContaining('12 seconds'),
        extensions: { category: 'user', code: 'TOO_MANY_TRIES', facts: { seconds: 12 } },
      },
    ],
  });
  expect(headerOf(answer, 'access-control-allow-origin')).toBe(readable);
  expect(answerApi).not.toHaveBeenCalled();
});
