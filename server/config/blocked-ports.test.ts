import { expect, test } from 'vitest';
import { hasBlockedPort } from './blocked-ports.ts';

const reasonOf = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => '',
    (error: unknown) => String(error instanceof Error && error.cause),
  );

test('are those that fetch refuses', async () => {
  const ports = Array.from({ length: 11_000 }, (_none, port) => port).filter((port) => port !== 80);
  const blocked = ports.filter((port) => hasBlockedPort(`http://backend.example:${port}/graphql`));
  expect(blocked).toHaveLength(82);
  expect(await Promise.all(blocked.map(reasonOf))).toEqual(blocked.map(() => 'Error: bad port'));
});

test.each(['https://backend.example/graphql', 'http://backend.example:8080/graphql'])('%s names none', (address) => {
  expect(hasBlockedPort(address)).toBe(false);
});
