import { expect, test } from 'vitest';
import { createPasswords } from './argon2.ts';
import { createTurns } from './turns.ts';

test('a password is stored with OWASP’s parameters, and each time with another salt', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('rahasia kita'), passwords.hash('rahasia kita')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
  expect(await passwords.verify('rahasia kita', one)).toBe(true);
  expect(await passwords.verify('Rahasia kita', one)).toBe(false);
});

test('a password is the same however its letters are composed', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify('cafe\u0301 pagi', await passwords.hash('café pagi'))).toBe(true);
});

test('a hash made with weaker parameters is still good, and told to be outdated', async () => {
  const weak = await createPasswords({ memory: 1024, passes: 1, parallelism: 1 }).hash('rahasia kita');
  const passwords = createPasswords();
  expect(await passwords.verify('rahasia kita', weak)).toBe(true);
  expect(passwords.isOutdated(weak)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('rahasia kita'))).toBe(false);
});

test.each(['', 'plain', '$2y$10$abcdefghijklmnopqrstuv'])(
  '%j is no hash of ours: nobody gets in by it',
  async (hash) => {
    expect(await createPasswords().verify('plain', hash)).toBe(false);
  },
);

test('work takes turns, and too much of it is turned away', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (name: number) =>
    inTurn(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const three = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toThrow('1 passwords are waiting');
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await three[0]).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(three)).toEqual([1, 2, 3]);
});
