import type { Language } from '#contract/languages.ts';
import { readShopFile } from '../../../own-shop/read-shop-file.ts';
import { type FirstAnswers, firstShopFile, NONE } from '../../../own-shop/write-shop-file.ts';

/** Option → the answer it gives; in the order in which a terminal is asked. */
export const QUESTIONS = {
  name: 'name',
  since: 'since',
  email: 'email',
  whatsapp: 'whatsapp',
  currency: 'currency',
  seller: 'seller',
  address: 'address',
  phone: 'phone',
  licence: 'licence',
  taxNumber: 'tax-number',
  bank: 'bank',
  account: 'account',
  delivery: 'delivery',
  freeFrom: 'free-from',
} as const satisfies Record<keyof FirstAnswers, string>;

export type Question = keyof FirstAnswers;

export type Answers = { readonly [One in Question]?: string | undefined };

export const questions = Object.keys(QUESTIONS) as Question[];

/** The settings that an answer becomes. */
const SETTINGS: Readonly<Record<Question, RegExp>> = {
  name: /^shop\.(name|description)/,
  since: /^shop\.since/,
  email: /^shop\.email/,
  whatsapp: /^shop\.whatsapp/,
  currency: /^currency/,
  seller: /^seller\.name/,
  address: /^seller\.address/,
  phone: /^seller\.phone/,
  licence: /^seller\.licence/,
  taxNumber: /^seller\.taxNumber/,
  bank: /^payments\..*\.bank$/,
  account: /^payments\..*\.(number|holder)$/,
  delivery: /^delivery\..*\.perOrder$/,
  freeFrom: /^delivery\.(freeFrom|.*\.minimum)$/,
};

/** Stands for what is not answered yet. */
const ANSWERED: FirstAnswers = {
  name: 'Shop',
  since: '2000',
  email: 'shop@example.com',
  whatsapp: '+62 811 0000 1954',
  currency: 'IDR',
  seller: 'Seller',
  address: 'Street',
  phone: '022 555 0000',
  licence: '1234567890123',
  taxNumber: NONE,
  bank: NONE,
  account: '',
  delivery: '0',
  freeFrom: NONE,
};

export interface WrongAnswer {
  /** As it is typed; the setting where no answer is to blame. */
  readonly option: string;
  readonly problem: string;
}

/** What is wrong in the answers so far, each once. */
export function wrongAnswers(answers: Answers, language: Language): readonly WrongAnswer[] {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  const reading = readShopFile(firstShopFile({ ...ANSWERED, ...Object.fromEntries(given) }, language), language);
  if (reading.ok) return [];
  const wrong = reading.problems.map(({ setting, problem }): WrongAnswer => {
    const question = questions.find((one) => SETTINGS[one].test(setting));
    return { option: question ? `--${QUESTIONS[question]}` : setting, problem };
  });
  // An answer can stand in several settings.
  return wrong.filter(({ option }, index) => wrong.findIndex((one) => one.option === option) === index);
}

export const isNeeded = (one: Question, { bank }: Answers): boolean => one !== 'account' || bank !== NONE;

interface Asking {
  readonly language: Language;
  ask(question: Question): Promise<string>;
  /** Says why the question is asked again. */
  explain(question: Question, problem: string): void;
}

/** Asks for what is not answered, and again for what is wrong. */
export async function askForAnswers(given: Answers, { language, ask, explain }: Asking): Promise<FirstAnswers> {
  let answers: Answers = given;
  const problemOf = (question: Question) =>
    wrongAnswers(answers, language).find(({ option }) => option === `--${QUESTIONS[question]}`)?.problem;
  for (const one of questions) {
    while (isNeeded(one, answers)) {
      if (answers[one]) {
        const problem = problemOf(one);
        if (problem === undefined) break;
        explain(one, problem);
      }
      answers = { ...answers, [one]: (await ask(one)).trim() };
    }
  }
  return { account: '', ...answers } as FirstAnswers;
}
