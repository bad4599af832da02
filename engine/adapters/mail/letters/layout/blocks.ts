export interface OrderRow {
  readonly name: string;
  /** What was chosen, one piece of information each. */
  readonly details: readonly string[];
  readonly amount: string;
}

export interface SumRow {
  readonly label: string;
  readonly amount: string;
  readonly weight: 'normal' | 'quiet' | 'total';
}

/** What letters are made of. Every text is plain: no markup in it is ever obeyed. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'order-lines'; readonly rows: readonly OrderRow[] }
  | { readonly kind: 'sums'; readonly rows: readonly SumRow[] }
  /** Postal addresses, side by side where there is room. */
  | {
      readonly kind: 'places';
      readonly places: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  /** A number somebody must type elsewhere without a mistake. */
  | { readonly kind: 'number'; readonly title: string; readonly number: string; readonly notes: readonly string[] }
  /** The dipstick: steps of a way, the first `done` of them behind us. */
  | { readonly kind: 'level'; readonly steps: readonly string[]; readonly done: number }
  /** Somebody's own words. */
  | { readonly kind: 'quote'; readonly text: string }
  | {
      readonly kind: 'links';
      readonly links: readonly { readonly label: string; readonly url: string; readonly note: string }[];
    };

/** A letter before it is laid out. */
export interface Composition {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it. */
  readonly reason: string;
  /** The shop is not told how to reach the shop. */
  readonly isForShop?: boolean;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type BlockOf<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

export type BlockPrinters = { readonly [K in Block['kind']]: (block: BlockOf<K>) => string };

/** Each block by the printer of its kind. */
export const printBlocks = (blocks: readonly Block[], printers: BlockPrinters): readonly string[] =>
  blocks.map((block) => printOne(block.kind, block, printers));

const printOne = <K extends Block['kind']>(kind: K, block: BlockOf<K>, printers: BlockPrinters): string =>
  printers[kind](block);
