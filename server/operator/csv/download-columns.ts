import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import { META } from './cells.ts';
import { type Cells, type NumberedColumns, type NumberedProblem, numbersIn } from './column.ts';
import type { Names } from './names.ts';

/** Below the private files folder and nowhere else: no step up, no root, no hidden file. */
const FILE = /^(?!.*(^|\/)\.)[^\\/]+(\/[^\\/]+)*$/;

type File = DownloadsDraft['files'][number];

/** The files of what is downloadable. */
export function downloadColumns({ main, second }: Names): NumberedColumns {
  const titles = (number: number) => [
    ...['ID', 'name', 'URL'].map((part) => `Download ${number} ${part}`),
    `${META}_download_${number}_name_${second}`,
  ];

  /** Null where the row names none under this number. */
  function readFile(cells: Cells, number: number): File | NumberedProblem | null {
    const [id = '', name = '', url = '', secondName = ''] = titles(number);
    const file = cells.get(url)?.trim() ?? '';
    if (file === '') return null;
    if (!FILE.test(file)) return { title: url, problem: 'NOT_A_FILE' };
    const fileId = cells.get(id)?.trim() || `file-${number}`;
    if (fileId.length > MAX_LENGTH.fileId) return { title: id, problem: 'TOO_LONG' };
    const mainName = cells.get(name)?.trim() || file;
    const names = { [main]: mainName, [second]: cells.get(secondName)?.trim() || mainName };
    return { id: fileId, name: { id: '', en: '', ...names }, file };
  }

  return {
    titles,
    count: ({ downloads }) => downloads?.files.length ?? 0,
    read({ downloads }, number) {
      const file = downloads?.files[number - 1];
      return file ? [file.id, file.name[main], file.file, file.name[second]] : ['', '', '', ''];
    },
    write(entry, cells) {
      const files: File[] = [];
      for (const number of numbersIn(cells, /^Download (\d+) URL$/)) {
        const file = readFile(cells, number);
        if (file === null) continue;
        if ('problem' in file) return file;
        files.push(file);
      }
      return entry.downloads === null ? entry : { ...entry, downloads: { ...entry.downloads, files } };
    },
  };
}
