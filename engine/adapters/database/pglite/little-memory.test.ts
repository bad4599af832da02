import { expect, test, vi } from 'vitest';
import { compileInLittleMemory } from './little-memory.ts';

const GIGABYTE = 2 ** 30;

test.each([
  ['leaves out what takes much memory to compile, on a machine of 1 GB', GIGABYTE, 1],
  ['compiles as usual on one of 2 GB, of which the kernel keeps some', 1.9 * GIGABYTE, 0],
])('%s', (_, bytes, times) => {
  const setFlags = vi.fn();
  compileInLittleMemory(bytes, setFlags);
  expect(setFlags).toHaveBeenCalledTimes(times);
});

test('counts what the process is allowed to take, not what the machine has', () => {
  const setFlags = vi.fn();
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(0.7 * GIGABYTE);
  compileInLittleMemory(undefined, setFlags);
  expect(setFlags).toHaveBeenCalledTimes(1);
});
