import { join } from 'node:path';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { type Fetched, fetchIntoFolders, type NotFetched } from '../../../media/fetch-into-folders.ts';
import { addressesIn, type NamedAddress, withFiles } from '../../csv/addresses.ts';
import { fileOf } from '../../csv/field-columns.ts';
import type { CsvTable } from '../../csv/read-csv.ts';
import { fill } from '../../messages/template.ts';
import type { Context } from '../command.ts';

interface NotFetchedAddress extends Omit<NamedAddress, 'name'> {
  readonly reason: NotFetched;
}

export interface FetchReport {
  readonly pictures: number;
  /** That are sold. */
  readonly files: number;
  readonly failures: readonly NotFetchedAddress[];
}

export interface FetchedTable {
  /** With files instead of addresses. */
  readonly csv: CsvTable;
  /** That the shop does not have yet. */
  readonly pictures: readonly PictureDraft[];
  readonly report: FetchReport;
}

const NOTHING: Fetched = { pictures: new Map(), files: new Map(), failures: new Map() };

/** Brings what stands at the addresses of a table into the folders of the shop; a rehearsal fetches nothing. */
export async function fetchAddresses(csv: CsvTable, isRehearsal: boolean, context: Context): Promise<FetchedTable> {
  const { call, messages, output } = context;
  const known = await call('knownPictures', null);
  const named = addressesIn(csv);
  // An address of this shop's own uploads.
  const own = named.pictures.filter(({ address }) => known.has(fileOf(address)));
  const foreign = { pictures: named.pictures.filter((one) => !own.includes(one)), files: named.files };
  if (isRehearsal) {
    const count = foreign.pictures.length + foreign.files.length;
    if (count > 0) output.note(fill(messages.products.import.wouldFetch, { count }));
  }
  const fetched = isRehearsal ? NOTHING : await fetchAll(foreign, context);
  const stored = [...fetched.pictures].map(([address, { file }]) => [address, file] as const);
  const pictures = new Map([...own.map(({ address }) => [address, fileOf(address)] as const), ...stored]);
  return {
    csv: withFiles(csv, { pictures, files: fetched.files }),
    pictures: foreign.pictures.flatMap(({ address, name }) => {
      const picture = fetched.pictures.get(address);
      const text = name || (picture?.file ?? '');
      return picture && !known.has(picture.file)
        ? [{ ...picture, title: { id: text, en: text }, alt: { id: text, en: text } }]
        : [];
    }),
    report: {
      pictures: fetched.pictures.size,
      files: fetched.files.size,
      failures: [...foreign.pictures, ...foreign.files].flatMap(({ address, line }) => {
        const reason = fetched.failures.get(address);
        return reason ? [{ address, line, reason }] : [];
      }),
    },
  };
}

async function fetchAll(
  { pictures, files }: ReturnType<typeof addressesIn>,
  { config, messages, output }: Context,
): Promise<Fetched> {
  const { dataFolder } = config();
  const bar = output.progress(messages.products.import.fetchBar);
  const addresses = {
    pictures: pictures.map(({ address }) => address),
    files: files.map(({ address }) => address),
  };
  return fetchIntoFolders(addresses, {
    uploads: join(dataFolder, 'uploads'),
    soldFiles: join(dataFolder, 'files'),
    onProgress: bar.onProgress,
  }).finally(() => bar.stop());
}

export function printFetchReport({ pictures, files, failures }: FetchReport, { messages, output }: Context): void {
  const help = messages.products.import;
  if (failures.length > 0) {
    const { columns, fetchFailures } = help;
    output.table<NotFetchedAddress>(
      [
        { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
        { title: columns.problem, cell: ({ reason }) => fetchFailures[reason] },
        { title: columns.value, cell: ({ address }) => address },
      ],
      failures,
    );
  }
  if (pictures + files > 0) output.print(fill(help.fetched, { pictures, files }));
}
