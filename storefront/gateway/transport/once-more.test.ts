import { expect, test } from 'vitest';
import { onceMore } from './once-more.ts';
import { ApiPaused, NoApiResponse } from './run-operation.ts';

const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'loaded';
  };
};

test('what was lost once is loaded', async () => {
  expect(await onceMore(failing(new NoApiResponse('cut')))).toBe('loaded');
});

test('a backend that may still be at work is not asked again', async () => {
  const late = new NoApiResponse('late', { isLate: true });
  await expect(onceMore(failing(late))).rejects.toBe(late);
});

test('the failure is that of the second request, unless it was not sent', async () => {
  const [first, second] = [new NoApiResponse('cut'), new NoApiResponse('cut again')];
  await expect(onceMore(failing(first, second))).rejects.toBe(second);
  await expect(onceMore(failing(first, new ApiPaused('paused')))).rejects.toBe(first);
});
