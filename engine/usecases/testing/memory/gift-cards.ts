import { type Cents, sum } from '#engine/domain/money/money.ts';
import { expiryOfCredit, type GiftCard } from '#engine/domain/promotions/gift-card.ts';
import type { GiftCardMovement, GiftCardReads, GiftCards } from '../../ports/gift-cards.ts';
import type { State, StoredGiftCard } from './state.ts';

export const giftCardReads = (state: () => State): GiftCardReads => ({
  find: async (ids) => [...state().giftCards.values()].filter(({ id }) => ids.includes(id)).map(toCard),
  async findByDigest(digest) {
    const card = [...state().giftCards.values()].find((one) => one.digest === digest && one.voidedAt === null);
    return card ? toCard(card) : null;
  },
  returns: async (orderIds) =>
    [...state().giftCards.values()].flatMap(({ id, movements }) =>
      orderIds.flatMap((orderId) => {
        const ofOrder = movements.filter((one) => one.orderId === orderId);
        const last = ofOrder.at(-1);
        return last && balanceOf(ofOrder) >= 0 ? [{ orderId, cardId: id, at: last.at }] : [];
      }),
    ),
});

const toCard = ({ note: _note, issuedAt: _issuedAt, movements, ...card }: StoredGiftCard): GiftCard => ({
  ...card,
  balance: balanceOf(movements),
});

const toRecord = ({ digest: _digest, movements, ...card }: StoredGiftCard) => ({
  ...card,
  balance: balanceOf(movements),
  issued: balanceOf(movements.filter(({ kind }) => kind === 'issued')),
});

const balanceOf = (movements: readonly GiftCardMovement[]): Cents => sum(movements.map(({ amount }) => amount));

export const giftCards = (state: State): GiftCards => {
  const reads = giftCardReads(() => state);
  const move = (id: number, movement: GiftCardMovement) => {
    const card = state.giftCards.get(id);
    if (!card || movement.amount === 0) return;
    const movements = [...card.movements, movement];
    if (balanceOf(movements) < 0) throw new Error(`gift card ${id} would be below zero`);
    state.giftCards.set(id, { ...card, movements });
  };
  return {
    ...reads,
    forUpdate: reads.find,
    async pay({ orderId, payments, at }) {
      for (const { cardId, amount } of payments) move(cardId, { kind: 'paid', amount: -amount, orderId, at });
    },
    async refund(credit) {
      const { orderId, at } = credit;
      const charged = [...state.giftCards.values()].map(({ id, movements, voidedAt }) => ({
        id,
        isVoid: voidedAt !== null,
        amount: -balanceOf(movements.filter((one) => one.orderId === orderId)),
      }));
      const credited = charged.filter(({ isVoid }) => !isVoid);
      for (const { id, amount } of credited) {
        move(id, { kind: 'returned', amount, orderId, at });
        const card = state.giftCards.get(id);
        if (card && amount > 0) state.giftCards.set(id, { ...card, expiresAt: expiryOfCredit(card, credit) });
      }
      return {
        credited: sum(credited.map(({ amount }) => amount)),
        onVoidCards: sum(charged.filter(({ isVoid }) => isVoid).map(({ amount }) => amount)),
      };
    },
    async issue({ balance, ...card }, at) {
      if ([...state.giftCards.values()].some(({ digest }) => digest === card.digest)) return false;
      const id = state.nextId++;
      state.giftCards.set(id, { ...card, id, issuedAt: at, voidedAt: null, movements: [] });
      move(id, { kind: 'issued', amount: balance, orderId: null, at });
      return true;
    },
    async void(id, at) {
      const card = state.giftCards.get(id);
      if (!card || card.voidedAt !== null) return false;
      move(id, { kind: 'voided', amount: -balanceOf(card.movements), orderId: null, at });
      state.giftCards.set(id, { ...(state.giftCards.get(id) ?? card), voidedAt: at });
      return true;
    },
    list: async () => [...state.giftCards.values()].map(toRecord).sort((a, b) => b.id - a.id),
    async ledger({ from, before }) {
      const moved = [...state.giftCards.values()].flatMap(({ expiresAt, movements }) =>
        movements.filter(({ at }) => at < before).map((one) => ({ ...one, expiresAt })),
      );
      const isEarlier = ({ at }: GiftCardMovement) => from !== null && at < from;
      const ofKind = (kind: GiftCardMovement['kind']) =>
        Math.abs(balanceOf(moved.filter((one) => one.kind === kind && !isEarlier(one))));
      return {
        opening: balanceOf(moved.filter(isEarlier)),
        issued: ofKind('issued'),
        paid: ofKind('paid'),
        returned: ofKind('returned'),
        voided: ofKind('voided'),
        outstanding: balanceOf(moved),
        expired: balanceOf(moved.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= before)),
      };
    },
    show: async (id) => [...state.giftCards.values()].filter((card) => card.id === id).map(toRecord)[0] ?? null,
    movements: async (id) => state.giftCards.get(id)?.movements ?? [],
  };
};
