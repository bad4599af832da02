import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { z } from 'zod';
import { makeDataFolder } from '../../config/data-folder.ts';
import { readShopFile } from '../../own-shop/read-shop-file.ts';
import { shopFilePath } from '../../own-shop/shop-status.ts';
import { type FirstAnswers, firstShopFile, NONE } from '../../own-shop/write-shop-file.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { CommandRefused, type Context, defineCommand, UsageError } from './command.ts';
import { writeBytes } from './files.ts';
import { printProblems } from './shop-config.ts';

/** Option → the answer it gives; in the order in which a terminal is asked. */
const QUESTIONS = {
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

type Question = keyof FirstAnswers;

type Answers = { readonly [One in Question]?: string | undefined };

const questions = Object.keys(QUESTIONS) as Question[];

/** Writes the brand's first settings. */
export function addInit(program: Command, context: Context): void {
  const { messages, output } = context;
  const help = messages.init;
  const answer = z.string().trim().min(1).optional();
  const answers = Object.fromEntries(questions.map((one) => [one, answer])) as Record<Question, typeof answer>;
  defineCommand(program, context, {
    usage: 'init',
    help,
    flags: [...Object.values(QUESTIONS).map((option) => `--${option} <text>`), '--force'],
    input: z.object({ ...answers, force: z.boolean().default(false) }),
    async run({ force, ...options }) {
      const text = firstShopFile(await completed(options, messages), context.language);
      const reading = readShopFile(text, context.language);
      if (!reading.ok) {
        printProblems(reading.problems, context);
        throw new CommandRefused(help.wrong);
      }
      const file = shopFilePath(process.env);
      makeDataFolder(dirname(file));
      await writeBytes({ file, bytes: Buffer.from(text), force }, messages);
      output.print(fill(help.done, { file }));
    },
  });
}

const isNeeded = (one: Question, { bank }: Answers): boolean => one !== 'account' || bank !== NONE;

/** Asks at the terminal for what no option says. @throws UsageError without a terminal, naming the options */
async function completed(options: Answers, { init }: Messages): Promise<FirstAnswers> {
  const missing = questions.filter((one) => !options[one] && isNeeded(one, options));
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new UsageError(fill(init.missing, { options: missing.map((one) => `--${QUESTIONS[one]}`) }));
  }
  const answers: { -readonly [One in Question]?: string | undefined } = { account: '', ...options };
  if (missing.length > 0) {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    for (const one of missing) {
      while (!answers[one] && isNeeded(one, answers))
        answers[one] = (await terminal.question(`${init.options[QUESTIONS[one]]}: `)).trim();
    }
    terminal.close();
  }
  return answers as FirstAnswers;
}
