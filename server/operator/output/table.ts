import { toPlainLine } from './format.ts';

export interface Column<Row> {
  readonly title: string;
  readonly align?: 'right';
  /** What is too long goes on in further lines; else it is cut. */
  readonly wraps?: true;
  cell(row: Row): string;
}

const GAP = '  ';
const MIN_WIDTH = 6;

/** Lines of a table no wider than `width`: the widest columns give way. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): readonly string[] {
  const cells = rows.map((row) => columns.map((column) => toPlainLine(column.cell(row))));
  const titles = columns.map(({ title }) => title);
  const natural = columns.map((_, index) => Math.max(...[titles, ...cells].map((line) => lengthOf(line[index] ?? ''))));
  const widths = narrowed(natural, width - GAP.length * (columns.length - 1));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => padded(text, widths[index] ?? 0, columns[index]?.align))
      .join(GAP)
      .trimEnd();
  const lines = (texts: readonly string[]) => {
    const parts = texts.map((text, index) => {
      const room = widths[index] ?? 0;
      return columns[index]?.wraps ? wrapped(text, room) : [cut(text, room)];
    });
    const height = Math.max(...parts.map(({ length }) => length));
    return Array.from({ length: height }, (_, row) => line(parts.map((part) => part[row] ?? '')));
  };
  return [...lines(titles), line(widths.map((length) => '─'.repeat(length))), ...cells.flatMap(lines)];
}

/** Narrows the widest columns until all fit, down to a minimum width. */
function narrowed(natural: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  let over = widths.reduce((sum, width) => sum + width, 0) - room;
  while (over > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= MIN_WIDTH) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
  return widths;
}

const lengthOf = (text: string): number => [...text].length;

/** At blanks, and within what alone is longer than a line. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => inPieces(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function inPieces(word: string, width: number): readonly string[] {
  const characters = [...word];
  if (characters.length <= width) return [word];
  return [characters.slice(0, width).join(''), ...inPieces(characters.slice(width).join(''), width)];
}

/** What is cut ends in an ellipsis. */
function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

function padded(text: string, width: number, align: 'right' | undefined): string {
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return align === 'right' ? blanks + text : text + blanks;
}
