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

/** What emails are made of. Every text is plain: markup in it is escaped. */
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
      readonly kind: 'addresses';
      readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  /** A number the reader types or copies elsewhere, such as an account number. */
  | { readonly kind: 'number'; readonly title: string; readonly number: string; readonly notes: readonly string[] }
  /** The stages of an order. The first `done` of them are reached. */
  | { readonly kind: 'progress'; readonly stages: readonly string[]; readonly done: number }
  /** A text somebody else has written. */
  | { readonly kind: 'quote'; readonly text: string }
  | {
      readonly kind: 'links';
      readonly links: readonly { readonly label: string; readonly url: string; readonly note: string }[];
    };

/** An email before it is rendered as HTML and plain text. */
export interface EmailContent {
  readonly subject: string;
  /** What a mail program shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it. */
  readonly reason: string;
  /** Leaves out how to reach the shop. */
  readonly isForShop?: boolean;
  /** Whoever it comes from; without it the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly unsubscribeUrl?: string;
}

export type BlockOf<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

export type BlockRenderers = { readonly [K in Block['kind']]: (block: BlockOf<K>) => string };

/** Renders each block by the function for its kind. */
export const renderBlocks = (blocks: readonly Block[], renderers: BlockRenderers): readonly string[] =>
  blocks.map((block) => renderBlock(block.kind, block, renderers));

const renderBlock = <K extends Block['kind']>(kind: K, block: BlockOf<K>, renderers: BlockRenderers): string =>
  renderers[kind](block);
