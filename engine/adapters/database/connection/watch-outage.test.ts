import { expect, test, vi } from 'vitest';
import { NoConnection } from './errors.ts';
import { createOutageWatch } from './watch-outage.ts';

function watched() {
  let time = 0;
  const [onOutage, onRecovered] = [vi.fn<(error: Error) => void>(), vi.fn()];
  const watch = createOutageWatch({ now: () => time, onOutage, onRecovered });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { ...watch, pass, onOutage, onRecovered };
}

const AWAY = new NoConnection(new Error('connect ECONNREFUSED'));

test('tells once that the database is away, and once that it is back, for how long and how many were in vain', () => {
  const { failed, succeeded, pass, onOutage, onRecovered } = watched();
  for (let second = 0; second < 30; second++) {
    expect(failed(AWAY)).toBe(true);
    pass(1);
  }
  expect(onOutage).toHaveBeenCalledExactlyOnceWith(AWAY);
  pass(10);
  succeeded();
  succeeded();
  expect(onRecovered).toHaveBeenCalledExactlyOnceWith({ seconds: 29, failures: 30 });
  failed(AWAY);
  expect(onOutage).toHaveBeenCalledTimes(2);
});

test('a full database that does some of its work in between is away all the while', () => {
  const { failed, succeeded, pass, onOutage, onRecovered } = watched();
  for (let second = 0; second < 10; second++) {
    failed(AWAY);
    pass(1);
    succeeded();
  }
  expect([onOutage.mock.calls.length, onRecovered.mock.calls.length]).toEqual([1, 0]);
});

test('it is silent once nothing was done for seconds, until the first statement that is', () => {
  const { failed, succeeded, isSilent, pass } = watched();
  expect(isSilent()).toBe(false);
  failed(AWAY);
  pass(4);
  expect(isSilent()).toBe(false);
  pass(1);
  expect(isSilent()).toBe(true);
  failed(AWAY);
  succeeded();
  expect(isSilent()).toBe(false);
});

test('an error of the work itself says nothing of the database', () => {
  const { failed, onOutage } = watched();
  expect(failed(new TypeError('x is not a function'))).toBe(false);
  expect(onOutage).not.toHaveBeenCalled();
});
