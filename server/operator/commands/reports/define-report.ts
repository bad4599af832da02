import type { Command } from 'commander';
import { z } from 'zod';
import { MONEY_WRITING } from '../../../settings/shop-settings.ts';
import { type Cell, spreadsheetOf } from '../../csv/spreadsheet.ts';
import { fill } from '../../messages/template.ts';
import { formatMoney } from '../../output/money.ts';
import type { Column } from '../../output/table.ts';
import { type CommandHelp, type Context, defineCommand, fieldsOf } from '../command.ts';
import { writeBytes } from '../files.ts';

export interface ReportColumn<Line> {
  readonly title: string;
  /** A number: it stands at the right of a table. */
  readonly isNumber?: true;
  /** A table has no room for it. */
  readonly isInFileOnly?: true;
  cell(line: Line): Cell;
}

interface Sheet<Line> {
  readonly columns: readonly ReportColumn<Line>[];
  readonly lines: readonly Line[];
}

interface Period {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

interface ReportSpec<Input, Report, Line> {
  readonly usage: string;
  readonly help: CommandHelp & { readonly done: string };
  /** Besides the period and where to write. */
  readonly flags: readonly string[];
  readonly input: z.ZodType<Input>;
  /** What a program gets. */
  read(input: Input & Period): Promise<Report>;
  /** The same for people. */
  sheetOf(report: Report, input: Input): Sheet<Line>;
}

/** A command that sums up a period: to a person as a table, to a spreadsheet as CSV, to a program as JSON. */
export function defineReport<Input, Report, Line>(
  parent: Command,
  context: Context,
  spec: ReportSpec<Input, Report, Line>,
): void {
  const { messages, output } = context;
  const { period, isPeriod, flag } = fieldsOf(messages);
  const writing = z
    .object({ ...period, csv: z.string().optional(), semicolons: flag, force: flag, json: flag })
    .superRefine(isPeriod);
  defineCommand(parent, context, {
    usage: spec.usage,
    help: spec.help,
    flags: [...spec.flags, '--from <day>', '--to <day>', '--csv <file>', '--semicolons', '--force', '--json'],
    input: z.intersection(spec.input, writing),
    async run(input) {
      const { csv: file, semicolons, force, json } = input;
      const report = await spec.read(input);
      if (json) return output.json(report);
      const { columns, lines } = spec.sheetOf(report, input);
      if (file === undefined) return output.table(columns.filter((one) => !one.isInFileOnly).map(shown), lines);
      const titles = columns.map(({ title }) => title);
      const rows = lines.map((line) => columns.map(({ cell }) => cell(line)));
      const bytes = spreadsheetOf({ titles, rows, semicolons, decimals: MONEY_WRITING.decimals });
      if (file === '-') return output.write(bytes);
      await writeBytes({ file, bytes, force }, messages);
      output.note(fill(spec.help.done, { file }));
    },
  });
}

/** Amounts as the shop shows them. */
const shown = <Line>({ title, isNumber, cell }: ReportColumn<Line>): Column<Line> => ({
  title,
  ...(isNumber && { align: 'right' }),
  cell(line) {
    const value = cell(line);
    return typeof value === 'object' ? formatMoney(value.cents) : String(value);
  },
});
