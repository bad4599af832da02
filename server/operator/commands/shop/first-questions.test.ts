import { expect, test } from 'vitest';
import type { FirstAnswers } from '../../../own-shop/write-shop-file.ts';
import { askForAnswers, type Question, wrongAnswers } from './first-questions.ts';

const ANSWERS: FirstAnswers = {
  name: 'Toko Kilau',
  since: '2019',
  email: 'halo@kilau.example',
  whatsapp: '0811 0000 2222',
  currency: 'IDR',
  seller: 'PT Toko Kilau',
  address: 'Jalan Mawar 1; Bandung 40111',
  phone: '022 555 0000',
  licence: '1234567890123',
  taxNumber: 'none',
  bank: 'Bank Central Asia',
  account: '5410098765 PT Toko Kilau',
  delivery: 'Rp 18.000',
  freeFrom: 'Rp 500.000',
};

test.each([
  ['since', 'last year'],
  ['email', 'halo'],
  ['whatsapp', '5'],
  ['address', 'a;b;c;d;e;f;g'],
  ['account', 'PT Toko Kilau'],
  ['delivery', 'cheap'],
  ['freeFrom', 'much'],
] as const)('a wrong answer is called by its option: %s', (question, answer) => {
  const option = question === 'freeFrom' ? '--free-from' : `--${question}`;
  const wrong = wrongAnswers({ ...ANSWERS, [question]: answer }, 'en');
  expect(wrong.map((one) => one.option)).toEqual([option]);
});

test('a wrong currency comes before the amounts that it leaves unread', () => {
  expect(wrongAnswers({ ...ANSWERS, currency: 'rupiah' }, 'en')[0]?.option).toBe('--currency');
});

/** What is asked, and why again, until these answers are used up. */
async function asked(given: Partial<FirstAnswers>, ...replies: readonly string[]) {
  const left = [...replies];
  const said: string[] = [];
  const answers = await askForAnswers(given, {
    language: 'en',
    ask: async (question: Question) => {
      said.push(question);
      return left.shift() ?? '';
    },
    explain: (question, problem) => void said.push(`${question} ${problem}`),
  });
  return { answers, said };
}

test('asks again, with the reason, when a wrong answer is given', async () => {
  const { email: _, delivery: __, ...given } = ANSWERS;
  const { answers, said } = await asked(given, 'halo', '', 'halo@kilau.example', 'Rp 18.000');
  expect(said).toEqual(['email', 'email must be an email address', 'email', 'email', 'delivery']);
  expect(answers).toEqual(ANSWERS);
});

test('asks again for an option that is wrong, and for no account without a bank', async () => {
  const { account: _, name: __, ...given } = ANSWERS;
  const { answers, said } = await asked({ ...given, bank: 'none', since: 'long ago' }, 'Toko Kilau', '2019');
  expect(said).toEqual(['name', expect.stringMatching(/^since must be a whole number/), 'since']);
  expect(answers).toEqual({ ...ANSWERS, bank: 'none', account: '' });
});
