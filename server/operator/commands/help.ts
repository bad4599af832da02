import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../messages/template.ts';
import { type Context, defineCommand, UsageError } from './command.ts';

/** The same as `--help` after a command, for who writes it before: `help orders ship`. */
export function addHelp(program: Command, context: Context): void {
  const { messages } = context;
  defineCommand(program, context, {
    usage: 'help [command...]',
    help: messages.help,
    input: z.object({ command: z.array(z.string()).default([]) }),
    async run({ command: names }) {
      let shown = program;
      for (const name of names) {
        const next = shown.commands.find((one) => one.name() === name);
        if (!next) throw new UsageError(fill(messages.errors['commander.unknownCommand'], { name, hint: '' }));
        shown = next;
      }
      shown.outputHelp();
    },
  });
}
