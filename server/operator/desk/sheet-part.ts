import { z } from 'zod';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { granted, refused } from '#engine/domain/result.ts';
import type { RevisionPart } from '#engine/usecases/catalog/decide-revision.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { applySheet } from '../sheet/apply-sheet.ts';
import { wantedBy } from '../sheet/identify.ts';
import type { RowProblem } from '../sheet/problems.ts';
import type { SheetRow } from '../sheet/read-sheet.ts';
import { columnsOf, readTaxonomies } from './sheet-columns.ts';

/** Rows that are decided together, under the titles that columns have here. */
export interface SheetPart {
  readonly rows: readonly SheetRow[];
  /** SKU → slug of goods that other parts bring and these recommend. */
  readonly skus: ReadonlyMap<string, string>;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

const Pair = z.tuple([z.string(), z.string()]);
const Stored = z.object({
  rows: z.array(z.object({ line: z.number(), cells: z.array(Pair) })),
  skus: z.array(Pair),
  keepsStock: z.boolean(),
});

export const textOfPart = ({ rows, skus, keepsStock }: SheetPart): string =>
  JSON.stringify({
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
    skus: [...skus],
    keepsStock,
  } satisfies z.input<typeof Stored>);

function partOfText(text: string): SheetPart {
  const { rows, skus, keepsStock } = Stored.parse(JSON.parse(text));
  return { rows: rows.map(({ line, cells }) => ({ line, cells: new Map(cells) })), skus: new Map(skus), keepsStock };
}

export type PartReader = (text: string) => RevisionPart<readonly RowProblem[]>;

/** How parts of sheets are read and decided, as long as no category or attribute changes its name. */
export async function createPartReader(usecases: Usecases): Promise<PartReader> {
  const taxonomies = await readTaxonomies(usecases);
  return (text) => {
    const { rows, skus, keepsStock } = partOfText(text);
    let lines: readonly number[] = [];
    return {
      wanted: wantedBy(rows),
      revise(stored, known) {
        const refer = { pictures: known.pictures, skus: new Map([...skus, ...known.skus]) };
        const columns = columnsOf(usecases, taxonomies, refer);
        const applied = applySheet(rows, stored, { columns, slugs: known.products, now: usecases.now(), keepsStock });
        lines = applied.products.map(({ line }) => line);
        return applied.problems.length === 0
          ? granted(applied.products.map(({ draft }) => draft))
          : refused(applied.problems);
      },
      explain: (refusal) => problemsOf(refusal, lines),
    };
  };
}

/** What the shop's own rules found after the cells were read: the product is known by its place among the others. */
const problemsOf = ({ rows }: ImportRefusal, lines: readonly number[]): readonly RowProblem[] =>
  rows.map((row) => ({
    line: lines[row.row] ?? 0,
    column: 'field' in row ? row.field : 'SKU',
    problem: row.problem,
    value: 'value' in row ? row.value : 'sku' in row ? row.sku : row.id,
  }));
