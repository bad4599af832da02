import { expect, test, vi } from 'vitest';
import { pictureJob } from './picture-job.ts';

test('everything that shows pictures is made anew once one was replaced, and not before', async () => {
  const answers = [false, true, false];
  const announce = vi.fn();
  const { run } = pictureJob({ refresh: async () => answers.shift() ?? false }, announce);
  const closing = new AbortController().signal;
  await run(closing);
  expect(announce).not.toHaveBeenCalled();
  await run(closing);
  await run(closing);
  expect(announce).toHaveBeenCalledExactlyOnceWith([{ kind: 'catalog' }, { kind: 'articles' }]);
});
