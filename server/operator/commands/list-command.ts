import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../messages/template.ts';
import type { Column } from '../output/table.ts';
import { type CommandHelp, type Context, defineCommand, fieldsOf } from './command.ts';

interface Found<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all, where the rows are only the first of them. */
  readonly total?: number;
}

interface ListSpec<Input, Row> {
  readonly usage: 'list' | 'list [search]' | 'low-stock';
  readonly help: CommandHelp;
  /** Without `--json`. */
  readonly flags?: readonly string[];
  readonly input: z.ZodType<Input>;
  find(input: Input): Promise<Found<Row>>;
  /** What a program calls the rows. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
}

/** A command that shows rows: to a person as a table, to a program as JSON. */
export function defineList<Input, Row>(parent: Command, context: Context, spec: ListSpec<Input, Row>): void {
  const { messages, output } = context;
  defineCommand(parent, context, {
    usage: spec.usage,
    help: spec.help,
    flags: [...(spec.flags ?? []), '--json'],
    input: z.intersection(spec.input, z.object({ json: fieldsOf(messages).flag })),
    async run(input) {
      const { rows, total } = await spec.find(input);
      if (input.json) return output.json({ ...(total !== undefined && { total }), [spec.name]: rows });
      output.table(spec.columns, rows);
      if (total !== undefined) output.note(fill(messages.shownOfTotal, { shown: rows.length, total }));
    },
  });
}
