import { deserialize, serialize } from 'node:v8';
import type { CsvRow, CsvTable } from '../csv/read-csv.ts';
import { mapInTurns } from './map-in-turns.ts';

/** A table on its way to the running shop, which would answer nobody while it unpacked 50,000 rows at once. */
export interface PackedCsv {
  readonly titles: CsvTable['titles'];
  /** Rows in V8's format, some in each. */
  readonly pieces: readonly Uint8Array[];
}

/** Of a hundred columns each, they are unpacked in some milliseconds. */
const ROWS_A_PIECE = 100;

export function packCsv({ titles, rows }: CsvTable): PackedCsv {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    pieces.push(serialize(rows.slice(from, from + ROWS_A_PIECE)));
  }
  return { titles, pieces };
}

/** Of what a command of the same release has packed. */
export async function unpackCsv({ titles, pieces }: PackedCsv): Promise<CsvTable> {
  const rows = await mapInTurns(pieces, (piece) => deserialize(piece) as readonly CsvRow[]);
  return { titles, rows: rows.flat() };
}
