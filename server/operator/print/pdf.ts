import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openSync } from 'fontkit';
import pdfmake from 'pdfmake';
import type {
  Content,
  ContentSection,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import type { Print, Sheet, SheetBlock, SheetPart, SheetSum, SheetTable } from './sheet.ts';
import { type Typesetter, typesetterOf } from './typesetter.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

pdfmake.setFonts({ Roboto: { normal: fontFile('Regular'), bold: fontFile('Medium') } });
// What is printed holds no files and no addresses that could be read.
pdfmake.setLocalAccessPolicy((path) => dirname(path) === dirname(fontFile('Regular')));
pdfmake.setUrlAccessPolicy(() => false);

/** Points. */
const MM = 72 / 25.4;

/** By the paper: its margins, and the sizes of what is written on it. */
const PAPER = {
  A4: { width: 210 * MM, margin: 15 * MM, text: 10, title: 18, address: 13, gap: 5 * MM, hasFooter: true },
  A6: { width: 105 * MM, margin: 6 * MM, text: 10, title: 13, address: 15, gap: 3 * MM, hasFooter: false },
} as const;

/** Of what is read second. */
const QUIET = '#555555';
const SMALL = 8.5;

type Paper = (typeof PAPER)[Print['paper']];

const LINES: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => '#999999',
  paddingTop: () => 1.5 * MM,
  paddingBottom: () => 1.5 * MM,
  paddingLeft: (column) => (column === 0 ? 0 : 2 * MM),
  paddingRight: (column, { table }) => (column === (table.body[0]?.length ?? 0) - 1 ? 0 : 2 * MM),
};

export interface PdfFile {
  readonly bytes: Buffer;
  /** Letters that the typeface has no shape for: each is printed as a question mark. */
  readonly missing: readonly string[];
}

/** A PDF of all sheets, each from a page of its own on. */
export async function toPdf({ title, paper, sheets }: Print): Promise<PdfFile> {
  const typesetter = typesetterOf(openFont());
  const definition: TDocumentDefinitions = {
    info: { title },
    defaultStyle: { font: 'Roboto', fontSize: PAPER[paper].text, lineHeight: 1.25 },
    pageSize: paper,
    pageMargins: PAPER[paper].margin,
    content: sheets.map((sheet) => sheetOf(sheet, { paper: PAPER[paper], typesetter })),
  };
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  return { bytes, missing: typesetter.missing() };
}

function openFont() {
  const font = openSync(fontFile('Regular'));
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError('the typeface of the PDF is a collection');
  return font;
}

interface Place {
  readonly paper: Paper;
  readonly typesetter: Typesetter;
}

const sheetOf = ({ name, blocks }: Sheet, place: Place): ContentSection => ({
  section: { stack: blocks.map((block) => blockOf(block, place)) },
  pageSize: 'inherit',
  pageMargins: 'inherit',
  ...(place.paper.hasFooter && { footer: footerOf(name, place) }),
});

const footerOf = (name: string, { paper, typesetter }: Place): Content => ({
  text: typesetter.line(name),
  alignment: 'right',
  color: QUIET,
  fontSize: SMALL,
  margin: [paper.margin, 4 * MM],
});

function blockOf(block: SheetBlock, place: Place): Content {
  const { paper, typesetter } = place;
  const margin: [number, number, number, number] = [0, 0, 0, paper.gap];
  const { line } = typesetter;
  switch (block.kind) {
    case 'title':
      return { text: line(block.text), fontSize: paper.title, bold: true, margin: [0, 0, 0, 2 * MM] };
    case 'lines': {
      const stack = block.lines.map((text) => ({ text: line(text) }));
      if (block.look === 'address') return { stack, fontSize: paper.address, margin };
      return block.look === 'note'
        ? { table: { widths: [paper.width - 2 * paper.margin - 4 * MM], body: [[{ stack }]] }, margin }
        : { stack, margin };
    }
    case 'parts':
      return { ...partsOf(block.parts, place), margin };
    case 'table':
      return { ...tableOf(block, place), margin };
    case 'sums':
      return { ...sumsOf(block.rows, typesetter), margin };
  }
}

/** Of one width each: a long word is broken, and pushes no part off the paper. */
function partsOf(parts: readonly SheetPart[], { paper, typesetter }: Place) {
  const columnGap = 8 * MM;
  const width = (paper.width - 2 * paper.margin - columnGap * (parts.length - 1)) / parts.length;
  return { columns: parts.map((part) => ({ ...partOf(part, typesetter), width })), columnGap };
}

const partOf = ({ title, lines }: SheetPart, { line }: Typesetter) => ({
  stack: [
    { text: line(title), fontSize: SMALL, color: QUIET },
    ...lines.map((text, index) => ({ text: line(text), bold: index === 0 })),
  ],
});

/** Of columns; text has the rest. Fixed, because a word without an end would push the others off the paper. */
const WIDTHS = { code: 32 * MM, count: 16 * MM, money: 32 * MM } as const;

function widthsOf(columns: SheetTable['columns'], paper: Paper): readonly number[] {
  const taken = columns.reduce((sum, { look }) => sum + (look === 'text' ? 0 : WIDTHS[look]), 0);
  const rest = paper.width - 2 * paper.margin - taken - 4 * MM * (columns.length - 1);
  return columns.map(({ look }) => (look === 'text' ? rest : WIDTHS[look]));
}

/** Its titles stand on each page that it reaches. */
function tableOf({ columns, rows }: SheetTable, { paper, typesetter: { line } }: Place) {
  const isNumber = (look: string | undefined) => look === 'count' || look === 'money';
  const alignment = (index: number) => (isNumber(columns[index]?.look) ? 'right' : 'left');
  const titles = columns.map(
    ({ title }, index): TableCell => ({
      text: line(title),
      fontSize: SMALL,
      color: '#555555',
      alignment: alignment(index),
    }),
  );
  const cell = ([first = '', ...rest]: readonly string[], index: number): TableCell => ({
    stack: [{ text: line(first) }, ...rest.map((text) => ({ text: line(text), fontSize: SMALL, color: QUIET }))],
    alignment: alignment(index),
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widthsOf(columns, paper)],
      body: [titles, ...rows.map((cells) => cells.map(cell))],
    },
    layout: LINES,
  };
}

const sumsOf = (rows: readonly SheetSum[], { line }: Typesetter) => ({
  columns: [
    { text: '', width: '*' },
    {
      width: 90 * MM,
      table: {
        widths: [56 * MM, 30 * MM],
        body: rows.map(({ label, amount, weight }): TableCell[] => {
          const look = { bold: weight === 'total', ...(weight === 'quiet' && { color: QUIET, fontSize: SMALL }) };
          return [
            { text: line(label), ...look },
            { text: line(amount), alignment: 'right', ...look },
          ];
        }),
      },
      layout: 'noBorders',
    },
  ],
  unbreakable: true,
});
