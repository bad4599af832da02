import type { Language } from '#contract/languages.ts';

/** What is printed of one order. It begins on a page of its own. */
export interface Sheet {
  readonly language: Language;
  readonly blocks: readonly SheetBlock[];
}

/** Sheets for one printer. */
export interface Print {
  readonly title: string;
  /** `A6` is what label printers take. */
  readonly paper: 'A4' | 'A6';
  /** At least one. */
  readonly sheets: readonly Sheet[];
}

export type SheetBlock =
  | { readonly kind: 'title'; readonly text: string }
  /** `address` is large, to be read from a distance; `note` has a frame. */
  | { readonly kind: 'lines'; readonly look: 'plain' | 'address' | 'note'; readonly lines: readonly string[] }
  /** Side by side. */
  | { readonly kind: 'parts'; readonly parts: readonly SheetPart[] }
  | SheetTable
  | { readonly kind: 'sums'; readonly rows: readonly SheetSum[] };

export interface SheetPart {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface SheetTable {
  readonly kind: 'table';
  readonly columns: readonly { readonly title: string; readonly look: 'text' | 'count' | 'money' }[];
  /** Cells in the order of the columns; of one with several lines the first is the main one. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

export interface SheetSum {
  readonly label: string;
  readonly amount: string;
  readonly weight: 'normal' | 'total' | 'quiet';
}
