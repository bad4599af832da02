import { expect, test } from 'vitest';
import { createPasswords } from './argon2.ts';

test('hashes with OWASP’s parameters and a new salt each time', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('rahasia kita'), passwords.hash('rahasia kita')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
  expect(await passwords.verify('rahasia kita', one)).toBe(true);
  expect(await passwords.verify('Rahasia kita', one)).toBe(false);
});

test('accepts a password however its characters are composed', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify('cafe\u0301 pagi', await passwords.hash('café pagi'))).toBe(true);
});

test('verifies a hash with weaker parameters, and reports it as outdated', async () => {
  const weak = await createPasswords({ memory: 1024, passes: 1, parallelism: 1 }).hash('rahasia kita');
  const passwords = createPasswords();
  expect(await passwords.verify('rahasia kita', weak)).toBe(true);
  expect(passwords.isOutdated(weak)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('rahasia kita'))).toBe(false);
});

test.each(['', 'plain', '$2y$10$abcdefghijklmnopqrstuv'])('verifies nothing against %j', async (hash) => {
  expect(await createPasswords().verify('plain', hash)).toBe(false);
});

test('verifies a password of nobody with as much work, and never accepts it', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 }, { maxConcurrent: 1, maxWaiting: 0 });
  const verified = passwords.verify('rahasia kita', null);
  await expect(passwords.hash('another')).rejects.toThrow('waiting');
  expect(await verified).toBe(false);
});

test('hashes a limited number at a time, and rejects more than may wait', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 }, { maxConcurrent: 2, maxWaiting: 1 });
  const hashes = ['one', 'two', 'three', 'four'].map((password) => passwords.hash(password));
  await expect(hashes[3]).rejects.toThrow('1 passwords are already waiting');
  expect(await Promise.all(hashes.slice(0, 3))).toHaveLength(3);
  expect(await passwords.verify('four', await passwords.hash('four'))).toBe(true);
});
