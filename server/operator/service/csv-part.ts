import { z } from 'zod';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { ok, refuse } from '#engine/domain/result.ts';
import type { PartReader } from '#engine/usecases/catalog/store-parts.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { applyCsv } from '../csv/apply-csv.ts';
import { draftsNamedIn, identifiersIn } from '../csv/identify.ts';
import { type NewTerms, NO_NEW_TERMS, withNewTerms } from '../csv/new-terms.ts';
import type { RowProblem } from '../csv/problems.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { columnsOf, readTaxonomies } from './csv-columns.ts';

/** Rows that are decided and stored together, under the titles of this shop's columns. */
export interface CsvPart {
  readonly rows: readonly CsvRow[];
  /** SKU → slug of products that other parts bring and these rows recommend. */
  readonly skus: ReadonlyMap<string, string>;
  /** Stock that is already counted stays as it is. */
  readonly keepsStock: boolean;
}

const Pair = z.tuple([z.string(), z.string()]);
const Stored = z.object({
  rows: z.array(z.object({ line: z.number(), cells: z.array(Pair) })),
  skus: z.array(Pair),
  keepsStock: z.boolean(),
});

export const textOfPart = ({ rows, skus, keepsStock }: CsvPart): string =>
  JSON.stringify({
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
    skus: [...skus],
    keepsStock,
  } satisfies z.input<typeof Stored>);

function partOfText(text: string): CsvPart {
  const { rows, skus, keepsStock } = Stored.parse(JSON.parse(text));
  return { rows: rows.map(({ line, cells }) => ({ line, cells: new Map(cells) })), skus: new Map(skus), keepsStock };
}

/** Reads and decides parts of a CSV that brings new terms. Valid as long as no category or attribute changes its name. */
export async function createPartReader(
  usecases: Usecases,
  newTerms: NewTerms = NO_NEW_TERMS,
): Promise<PartReader<readonly RowProblem[]>> {
  const taxonomies = withNewTerms(await readTaxonomies(usecases), newTerms);
  return {
    read(text) {
      const { rows, skus, keepsStock } = partOfText(text);
      let lines: readonly number[] = [];
      return {
        selection: draftsNamedIn(rows),
        revise(stored, known) {
          const refer = { pictures: known.pictures, skus: new Map([...skus, ...known.skus]) };
          const columns = columnsOf(usecases, taxonomies, refer);
          const applied = applyCsv(rows, stored, { columns, slugs: known.products, now: usecases.now(), keepsStock });
          lines = applied.products.map(({ line }) => line);
          return applied.problems.length === 0
            ? ok(applied.products.map(({ draft }) => draft))
            : refuse(applied.problems);
        },
        explain: (refusal) => problemsOf(refusal, lines),
      };
    },
    explainNotStored: (text, reasons) => [...(reasons ?? []), ...rowsBeside(reasons ?? [], text)],
  };
}

/** Rows are stored together or not at all: those without a problem of their own are named too. */
function rowsBeside(reasons: readonly RowProblem[], text: string): readonly RowProblem[] {
  const reported = new Set(reasons.map(({ line }) => line));
  try {
    return partOfText(text)
      .rows.filter(({ line }) => !reported.has(line))
      .map(({ line, cells }) => ({ line, column: 'SKU', problem: 'NOT_STORED', value: nameIn(cells) }));
  } catch {
    return [{ line: 0, column: '', problem: 'UNREADABLE', value: '' }];
  }
}

function nameIn(cells: CsvRow['cells']): string {
  const { sku, slug, id } = identifiersIn(cells);
  return sku || slug || (id === null ? (cells.get('Name') ?? '') : `id:${id}`);
}

/** What the shop's own rules found after the cells were read: the product is known by its place among the others. */
const problemsOf = ({ rows }: ImportRefusal, lines: readonly number[]): readonly RowProblem[] =>
  rows.map((row) => ({
    line: lines[row.row] ?? 0,
    column: 'field' in row ? row.field : 'SKU',
    problem: row.problem,
    value: 'value' in row ? row.value : 'sku' in row ? row.sku : row.id,
  }));
