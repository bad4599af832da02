import { fileIdIn, identifiersIn, parentIdentifiersIn } from './identify.ts';
import type { CsvRow } from './read-csv.ts';

/** Slug of the product behind the number or SKU of a product or variation; undefined where there is none. */
export interface Owners {
  ofId(id: number): string | undefined;
  ofSku(sku: string): string | undefined;
}

/** Rows: enough to be worth a transaction, few enough to make it short. */
const MAX_PART_ROWS = 100;

/**
 * Parts that can be decided one by one: rows about one product, or about one SKU that moves between two, stay
 * together, however many they are.
 */
export function partitionRows(rows: readonly CsvRow[], owners: Owners): readonly (readonly CsvRow[])[] {
  const parts: CsvRow[][] = [];
  for (const family of familiesOf(rows, owners)) {
    const last = parts.at(-1);
    if (last && last.length + family.length <= MAX_PART_ROWS) last.push(...family);
    else parts.push([...family]);
  }
  return parts.map((part) => part.toSorted((one, other) => one.line - other.line));
}

function familiesOf(rows: readonly CsvRow[], owners: Owners): readonly (readonly CsvRow[])[] {
  const groups = createGroups();
  for (const row of rows) {
    const [self, ...others] = namesOf(row, owners);
    for (const other of others) groups.join(self, other);
  }
  return [...Map.groupBy(rows, ({ line }) => groups.of(nameOfLine(line))).values()];
}

const nameOfLine = (line: number) => `line ${line}`;

/** The row's own name, and those of everything it is about. */
function namesOf({ line, cells }: CsvRow, { ofId, ofSku }: Owners): readonly [string, ...string[]] {
  const { id, sku, slug } = identifiersIn(cells);
  const parent = parentIdentifiersIn(cells.get('Parent') ?? '');
  const ids = [id, parent.id].filter((number) => number !== null);
  const fileIds = [fileIdIn(cells), parent.fileId].filter((number) => number !== null);
  const skus = [sku, parent.sku].filter((code) => code !== '');
  const slugs = [slug, ...ids.map(ofId), ...skus.map(ofSku)].filter((found) => found !== undefined && found !== '');
  return [
    nameOfLine(line),
    ...fileIds.map((number) => `id ${number}`),
    ...skus.map((code) => `sku ${code}`),
    ...slugs.map((found) => `slug ${found}`),
  ];
}

/** Groups of names that mean the same, directly or through others (union-find). */
function createGroups() {
  const above = new Map<string, string>();
  const of = (name: string): string => {
    let top = name;
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next;
    if (top !== name) above.set(name, top);
    return top;
  };
  const join = (one: string, other: string): void => {
    const [a, b] = [of(one), of(other)];
    if (a !== b) above.set(a, b);
  };
  return { of, join };
}
