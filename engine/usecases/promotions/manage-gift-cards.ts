import type { GiftCardMissing } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { GiftCardMovement, GiftCardRecord } from '../ports/gift-cards.ts';
import type { Needs } from '../ports.ts';

type Shop = Pick<Needs, 'unitOfWork'>;

export interface GiftCardStatement extends GiftCardRecord {
  /** Everything that was put on it and taken from it, in the order it happened. */
  readonly movements: readonly GiftCardMovement[];
}

export const listGiftCards = ({ unitOfWork }: Shop): Promise<readonly GiftCardRecord[]> =>
  unitOfWork(({ giftCards }) => giftCards.list());

export const showGiftCard = ({ unitOfWork }: Shop, id: number): Promise<Result<GiftCardStatement, GiftCardMissing>> =>
  unitOfWork(async ({ giftCards }) => {
    const card = await giftCards.show(id);
    return card ? ok({ ...card, movements: await giftCards.movements(id) }) : refuse({ code: 'GIFT_CARD_MISSING', id });
  });

/** Takes what is left and closes it for good. */
export const voidGiftCard = (
  { unitOfWork, now }: Pick<Needs, 'unitOfWork' | 'now'>,
  id: number,
): Promise<Result<null, GiftCardMissing>> =>
  unitOfWork(async ({ giftCards }) =>
    (await giftCards.void(id, now())) ? ok(null) : refuse({ code: 'GIFT_CARD_MISSING', id }),
  );
