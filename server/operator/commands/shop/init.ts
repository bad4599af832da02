import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { z } from 'zod';
import { makeDataFolder } from '../../../config/data-folder.ts';
import { shopFilePath } from '../../../own-shop/shop-status.ts';
import { type FirstAnswers, firstShopFile } from '../../../own-shop/write-shop-file.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand, UsageError } from '../command.ts';
import { writeBytes } from '../files.ts';
import {
  type Answers,
  askForAnswers,
  isNeeded,
  QUESTIONS,
  type Question,
  questions,
  type WrongAnswer,
  wrongAnswers,
} from './first-questions.ts';

/** Writes the brand's first settings. */
export function addInit(program: Command, context: Context): void {
  const { messages, output, language } = context;
  const help = messages.init;
  const answer = z.string().trim().min(1).optional();
  const options = Object.fromEntries(questions.map((one) => [one, answer])) as Record<Question, typeof answer>;
  defineCommand(program, context, {
    usage: 'init',
    help,
    flags: [...Object.values(QUESTIONS).map((option) => `--${option} <text>`), '--force'],
    input: z.object({ ...options, force: z.boolean().default(false) }),
    async run({ force, ...given }) {
      const answers = await completed(given, context);
      refuseWrongAnswers(answers, context);
      const file = shopFilePath(process.env);
      makeDataFolder(dirname(file));
      await writeBytes({ file, bytes: Buffer.from(firstShopFile(answers, language)), force }, messages);
      output.print(fill(help.done, { file }));
    },
  });
}

/** @throws CommandRefused after it has listed what is wrong */
function refuseWrongAnswers(answers: FirstAnswers, { messages, output, language }: Context): void {
  const wrong = wrongAnswers(answers, language);
  if (wrong.length === 0) return;
  const { columns } = messages.config;
  output.table<WrongAnswer>(
    [
      { title: columns.option, cell: ({ option }) => option },
      { title: columns.problem, wraps: true, cell: ({ problem }) => problem },
    ],
    wrong,
  );
  throw new CommandRefused(messages.init.wrong);
}

/** Asks at the terminal for what no option says. @throws UsageError without a terminal, naming the options */
async function completed(given: Answers, { messages: { init }, output, language }: Context): Promise<FirstAnswers> {
  const missing = questions.filter((one) => !given[one] && isNeeded(one, given));
  if (missing.length === 0) return { account: '', ...given } as FirstAnswers;
  if (!process.stdin.isTTY)
    throw new UsageError(fill(init.missing, { options: missing.map((one) => `--${QUESTIONS[one]}`) }));
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const asked = (question: Question) => init.options[QUESTIONS[question]];
  try {
    return await askForAnswers(given, {
      language,
      ask: (question) => terminal.question(`${asked(question)}: `),
      explain: (question, problem) => output.note(fill(init.again, { question: asked(question), problem })),
    });
  } finally {
    terminal.close();
  }
}
