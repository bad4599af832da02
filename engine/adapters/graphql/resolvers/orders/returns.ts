import { RETURN_LIMITS, type Return } from '#engine/domain/returns/return.ts';
import { valueOrRefuse } from '../../errors/refuse.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import type { Resolvers, ReturnReasonEnum, ReturnStateEnum } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';
import { addressOf } from './payment.ts';

const REASONS = {
  CHANGED_MIND: 'changed-mind',
  DAMAGED: 'damaged',
  NOT_ARRIVED: 'not-arrived',
  OTHER: 'other',
  QUALITY: 'quality',
  WRONG_ITEM: 'wrong-item',
} as const satisfies Record<ReturnReasonEnum, Return['reason']>;

const REASON_NAMES = {
  'changed-mind': 'CHANGED_MIND',
  damaged: 'DAMAGED',
  'not-arrived': 'NOT_ARRIVED',
  other: 'OTHER',
  quality: 'QUALITY',
  'wrong-item': 'WRONG_ITEM',
} as const satisfies Record<Return['reason'], ReturnReasonEnum>;

const STATE_NAMES = {
  approved: 'APPROVED',
  completed: 'COMPLETED',
  rejected: 'REJECTED',
  requested: 'REQUESTED',
} as const satisfies Record<Return['state'], ReturnStateEnum>;

/** A text of the longest valid length in characters of two units each, and some blanks. */
const MAX_TEXT_LENGTH = 3 * RETURN_LIMITS.text.max;
const MAX_MUTATION_ID_LENGTH = 200;

export const returnMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'requestReturn'> = {
  requestReturn: async (_root, { input }, { shop, session }) => {
    const { reason, lines, text, pictures } = input;
    const caller = await session.caller();
    const address = addressOf(input);
    const requested = await shop.requestReturn(caller, {
      address,
      request: { reason: REASONS[reason], lines, text: bounded(text, 'text', MAX_TEXT_LENGTH) },
      pictures: (pictures ?? []).map((file) => Buffer.from(file, 'base64')),
      idempotencyKey: bounded(input.clientMutationId ?? '', 'clientMutationId', MAX_MUTATION_ID_LENGTH),
    });
    valueOrRefuse(requested);
    return { ...echo(input), order: { order: valueOrRefuse(await shop.readOrder(caller, address)) } };
  },
};

export const returnResolvers: Pick<Resolvers, 'OrderReturn' | 'OrderReturnLine'> = {
  OrderReturn: {
    answeredAt: ({ answeredAt }) => isoDateOrNull(answeredAt),
    databaseId: ({ id }) => id,
    lines: ({ lines }) => lines,
    message: ({ message }) => message || null,
    pictureCount: ({ pictures }) => pictures,
    reason: ({ reason }) => REASON_NAMES[reason],
    requestedAt: ({ requestedAt }) => isoDate(requestedAt),
    state: ({ state }) => STATE_NAMES[state],
    text: ({ text }) => text,
  },
  OrderReturnLine: {
    lineId: ({ lineId }) => lineId,
    quantity: ({ quantity }) => quantity,
  },
};
