import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import type { Print, Sheet, SheetBlock, SheetTable } from './sheet.ts';

const STYLE = `
body{margin:0;font:11pt/1.4 system-ui,sans-serif;color:#000}
section{box-sizing:border-box;break-after:page}
section:last-child{break-after:auto}
h1{margin:0 0 2mm;font-size:18pt}
h2{margin:0;font-size:9pt;font-weight:400;color:#555}
address{font-style:normal;font-size:13pt}
.parts{display:flex;gap:8mm}
.parts div{flex:1;overflow-wrap:anywhere}
table{width:100%;margin:6mm 0;border-collapse:collapse}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{padding:1.5mm 2mm;border-bottom:.2mm solid #999;text-align:start;vertical-align:top;overflow-wrap:anywhere}
.count{width:16mm;text-align:end}
.money{width:32mm;text-align:end}
.sums{width:90mm;margin-inline-start:auto}
.sums td{border:0}
.total{font-weight:700}
.quiet,small{color:#555}
.note{padding:2mm;border:.3mm solid #000}`;

const PAPER = {
  A4: '@page{size:A4;margin:15mm}',
  A6: '@page{size:A6;margin:6mm}address{font-size:15pt}h1{font-size:13pt}',
} as const satisfies Record<Print['paper'], string>;

/** A document that any browser prints. */
export const toHtml = ({ title, paper, sheets }: Print): string => `<!doctype html>
<html lang="${sheets[0]?.language ?? 'id'}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${PAPER[paper]}${STYLE}</style>
${sheets.map(sheetOf).join('\n')}
</html>
`;

const sheetOf = ({ language, blocks }: Sheet): string =>
  `<section lang="${language}">\n${blocks.map(blockOf).join('\n')}\n</section>`;

const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>');

function blockOf(block: SheetBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'lines':
      if (block.look === 'address') return `<address>${lines(block.lines)}</address>`;
      return `<p${block.look === 'note' ? ' class="note"' : ''}>${lines(block.lines)}</p>`;
    case 'parts':
      return `<div class="parts">${block.parts
        .map((part) => `<div><h2>${escapeHtml(part.title)}</h2><p>${lines(part.lines)}</p></div>`)
        .join('')}</div>`;
    case 'table':
      return tableOf(block);
    case 'sums':
      return `<table class="sums">${block.rows
        .map(
          ({ label, amount, weight }) =>
            `<tr class="${weight}"><td>${escapeHtml(label)}</td><td class="money">${escapeHtml(amount)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function tableOf({ columns, rows }: SheetTable): string {
  const cell = ([first = '', ...rest]: readonly string[], index: number) =>
    `<td class="${columns[index]?.look}">${escapeHtml(first)}${rest.map((line) => `<br><small>${escapeHtml(line)}</small>`).join('')}</td>`;
  const head = columns.map(({ title, look }) => `<th class="${look}">${escapeHtml(title)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
