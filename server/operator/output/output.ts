import { type Options, Presets, SingleBar } from 'cli-progress';
import type { Progress } from '../service/protocol.ts';
import { type Column, tableLines } from './table.ts';

export interface Bar extends Progress {
  stop(): void;
}

/** Where a command speaks: what was asked for on standard output, everything else on standard error. */
export interface Output {
  print(line: string): void;
  /** Text as it is: a file that goes to standard output. */
  write(text: string): void;
  json(value: unknown): void;
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): void;
  /** Beside the answer, so that a program that reads the answer is not disturbed. */
  note(line: string): void;
  /** Shown to a person at a terminal only. */
  progress(label: string): Bar;
}

const BAR: Options = { clearOnComplete: true, hideCursor: true, stream: process.stderr, etaBuffer: 50 };

export const createOutput = (): Output => ({
  write: (text) => void process.stdout.write(text),
  print: (line) => void process.stdout.write(`${line}\n`),
  json: (value) => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`),
  table(columns, rows) {
    // A program that reads along gets every letter.
    const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
    process.stdout.write(`${tableLines(columns, rows, width).join('\n')}\n`);
  },
  note: (line) => void process.stderr.write(`${line}\n`),
  progress: (label) => (process.stderr.isTTY ? bar(label) : SILENT),
});

const SILENT: Bar = { onProgress: () => {}, stop: () => {} };

function bar(label: string): Bar {
  const shown = new SingleBar(
    { ...BAR, format: `${label} {bar} {percentage} %  {eta_formatted}` },
    Presets.shades_classic,
  );
  shown.start(1, 0);
  return {
    onProgress(done, total) {
      shown.setTotal(total);
      shown.update(done);
    },
    stop: () => shown.stop(),
  };
}
