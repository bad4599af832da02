import { describe, expect, test } from 'vitest';
import { createTrace, type Trace } from '../context/trace.ts';
import { responseOf } from './operation-runner.ts';
import { createResponseCache } from './response-cache.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const TONIGHT = new Date('2026-11-21T18:00:00Z');
const result = { data: { product: { name: 'Oil' } } };
const traceOf = (facts: Partial<Trace> = {}): Trace => ({ ...createTrace(), ...facts });
const sale = (productId: number) => ({ kind: 'stock', productId, totalSales: 1, left: [] }) as const;

function keeping(facts: Partial<Trace> = {}, answer: object = result) {
  const answers = createResponseCache();
  answers.keep('question', { answer: responseOf(answer), trace: traceOf(facts), until: TONIGHT }, answers.generation);
  return { answers, isKept: (at = NOON) => answers.find('question', at) !== null };
}

describe('an answer about the catalogue', () => {
  test('is kept until it may be another', () => {
    const { isKept } = keeping();
    expect([isKept(), isKept(new Date(TONIGHT.getTime() - 1)), isKept(TONIGHT), isKept()]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test.each<[string, Partial<Trace>, object, boolean]>([
    ['that anybody may have', {}, result, true],
    ['that asked for more than the catalogue', { isPersonal: true }, result, false],
    ['that was drawn by chance', { isRandom: true }, result, false],
    ['with an error in it', {}, { ...result, errors: [] }, false],
    ['of the size of the whole schema', {}, { data: { text: 'x'.repeat(200_000) } }, false],
    ['of the whole shop', { products: new Set(Array.from({ length: 61 }, (_, id) => id)) }, result, false],
  ])('%s is kept: %#', (_case, facts, answer, wanted) => {
    expect(keeping(facts, answer).isKept()).toBe(wanted);
  });

  test.each<[string, Partial<Trace>, boolean]>([
    ['of the product that was sold', { products: new Set([7]) }, false],
    ['of another product', { products: new Set([8]) }, true],
    ['of a list that a sale may change', { dependsOnStock: true }, false],
  ])('%s, after a sale', (_case, facts, stays) => {
    const { answers, isKept } = keeping(facts);
    answers.tell([sale(7)]);
    expect(isKept()).toBe(stays);
  });

  test('that came anew after a sale goes with the next one', () => {
    const { answers, isKept } = keeping({ products: new Set([7, 8]) });
    answers.tell([sale(8)]);
    answers.keep(
      'question',
      { answer: responseOf(result), trace: traceOf({ products: new Set([7]) }), until: TONIGHT },
      answers.generation,
    );
    answers.tell([sale(8)]);
    expect(isKept()).toBe(true);
    answers.tell([sale(7)]);
    expect(isKept()).toBe(false);
  });

  test.each([{ kind: 'catalog' }, { kind: 'product', id: 1 }, { kind: 'articles' }] as const)(
    'goes when %o changes',
    (change) => {
      const { answers, isKept } = keeping();
      answers.tell([change]);
      expect(isKept()).toBe(false);
    },
  );

  test('that was overtaken by a change is not kept', () => {
    const answers = createResponseCache();
    const { generation } = answers;
    answers.tell([{ kind: 'catalog' }]);
    answers.keep('question', { answer: responseOf(result), trace: traceOf(), until: TONIGHT }, generation);
    expect(answers.find('question', NOON)).toBeNull();
  });

  test('that nobody asked for longest goes first', () => {
    const answers = createResponseCache();
    const keep = (key: string) =>
      answers.keep(key, { answer: responseOf(result), trace: traceOf(), until: TONIGHT }, answers.generation);
    for (let number = 0; number < 5000; number++) keep(`question ${number}`);
    answers.find('question 0', NOON);
    keep('one more');
    expect(['question 0', 'question 1', 'one more'].map((key) => answers.find(key, NOON) !== null)).toEqual([
      ...[true, false, true],
    ]);
  });

  test.each([
    ['long questions', 'x'.repeat(150_000), result],
    ['long answers', '', { data: { text: 'x'.repeat(150_000) } }],
  ])('that nobody asked for longest makes room for %s', (_case, padding, answer) => {
    const answers = createResponseCache();
    const key = (number: number) => `question ${number} ${padding}`;
    const numbers = Array.from({ length: 400 }, (_, number) => number);
    for (const number of numbers) {
      answers.keep(key(number), { answer: responseOf(answer), trace: traceOf(), until: TONIGHT }, answers.generation);
    }
    const kept = numbers.filter((number) => answers.find(key(number), NOON) !== null);
    expect(kept).toEqual(numbers.slice(-266));
  });

  test('makes room by going', () => {
    const answers = createResponseCache();
    const keep = (key: string) =>
      answers.keep(
        key.padEnd(150_000),
        { answer: responseOf(result), trace: traceOf(), until: TONIGHT },
        answers.generation,
      );
    keep('first');
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 240; number++) keep(`question ${round} ${number}`);
      for (let number = 0; number < 240; number++) answers.find(`question ${round} ${number}`.padEnd(150_000), TONIGHT);
    }
    expect(answers.find('first'.padEnd(150_000), NOON)).not.toBeNull();
  });
});
