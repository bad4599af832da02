import { type Options, Presets, SingleBar } from 'cli-progress';
import type { Progress } from '../service/protocol.ts';
import { escapeControls, withoutControls } from './format.ts';
import { type Column, tableLines } from './table.ts';

export interface Bar extends Progress {
  stop(): void;
}

/** A command prints its result to standard output, everything else to standard error. */
export interface Output {
  print(line: string): void;
  /** Text as it is: a file that goes to standard output. */
  write(text: string): void;
  json(value: unknown): void;
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): void;
  /** To standard error, so that a program can read the result alone. */
  note(line: string): void;
  /** Shown to a person at a terminal only. */
  progress(label: string): Bar;
}

const BAR: Options = { clearOnComplete: true, hideCursor: true, stream: process.stderr, etaBuffer: 50 };

export const createOutput = (): Output => ({
  write: (text) => void process.stdout.write(text),
  print: (line) => void process.stdout.write(`${withoutControls(line)}\n`),
  json: (value) => void process.stdout.write(`${escapeControls(JSON.stringify(value, null, 2))}\n`),
  table(columns, rows) {
    // Without a terminal nothing is cut off.
    const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
    process.stdout.write(`${tableLines(columns, rows, width).join('\n')}\n`);
  },
  note: (line) => void process.stderr.write(`${withoutControls(line)}\n`),
  progress: (label) => (process.stderr.isTTY ? bar(label) : NO_BAR),
});

const NO_BAR: Bar = { onProgress: () => {}, stop: () => {} };

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
