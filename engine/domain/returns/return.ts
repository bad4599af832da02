export type ReturnReason = 'damaged' | 'wrong-item' | 'not-arrived' | 'quality' | 'changed-mind' | 'other';

export const RETURN_STATES = ['requested', 'approved', 'rejected', 'completed'] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

/** How an operator answers. */
export type ReturnAnswer = Exclude<ReturnState, 'requested'>;

/** Pieces of one line of the order. */
export interface ReturnLine {
  readonly lineId: number;
  /** Whole pieces, above zero. */
  readonly quantity: number;
}

export interface NewReturn {
  readonly orderId: number;
  readonly reason: ReturnReason;
  readonly lines: readonly ReturnLine[];
  /** In the buyer's words. */
  readonly text: string;
  readonly requestedAt: Date;
}

/** A return or a complaint. */
export interface Return extends NewReturn {
  readonly id: number;
  readonly state: ReturnState;
  /** The operator's message to the buyer. Empty when there is none. */
  readonly message: string;
  /** When its state changed last. Null until then. */
  readonly answeredAt: Date | null;
  /** How many pictures came with it. */
  readonly pictures: number;
}

export const RETURN_LIMITS = {
  text: { min: 10, max: 2000 },
  pictures: 4,
  pictureBytes: 8 * 1024 * 1024,
  /** Of one order, that the operator has not settled yet. */
  open: 3,
} as const;
