import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { GiftCards, NewGiftCard } from '../ports/gift-cards.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';
import { placedOrder } from '../testing/placed-order.ts';

export const giftCardsContract = (name: string, open: OpenStore) =>
  describe(`gift cards in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const inShop = <T>(work: (giftCards: GiftCards) => Promise<T>) =>
      store.ports.unitOfWork(({ giftCards }) => work(giftCards));
    const issue = async (digest: string, rest: Partial<NewGiftCard> = {}): Promise<number> => {
      const card = {
        digest,
        ending: '7F3A',
        balance: 1000,
        currency: 'EUR',
        expiresAt: null,
        note: 'For Sari',
        ...rest,
      };
      expect(await inShop((cards) => cards.issue(card, NOON))).toBe(true);
      return (await store.ports.giftCards.findByDigest(digest))?.id ?? 0;
    };
    const pay = (orderId: number, ...payments: { cardId: number; amount: number }[]) =>
      inShop((cards) => cards.pay({ orderId, payments, at: NOON }));
    const giveBack = (orderId: number, heldSince: Date | null = null) =>
      inShop((cards) => cards.refund({ orderId, at: NOON, heldSince }));
    const balance = async (id: number) => (await store.ports.giftCards.find([id]))[0]?.balance;

    test('finds a card by digest and by id', async () => {
      const id = await issue('whole', { expiresAt: new Date('2027-11-21T00:00:00Z') });
      const card = {
        id,
        digest: 'whole',
        ending: '7F3A',
        balance: 1000,
        currency: 'EUR',
        expiresAt: new Date('2027-11-21T00:00:00Z'),
        voidedAt: null,
      };
      expect(await store.ports.giftCards.findByDigest('whole')).toEqual(card);
      expect(await store.ports.giftCards.find([id, 987_654_321])).toEqual([card]);
      expect(await inShop((cards) => cards.forUpdate([id]))).toEqual([card]);
      const { digest: _digest, ...facts } = card;
      expect(await inShop((cards) => cards.show(id))).toEqual({
        ...facts,
        issued: 1000,
        note: 'For Sari',
        issuedAt: NOON,
      });
      expect(await store.ports.giftCards.findByDigest('never')).toBeNull();
      expect(await inShop((cards) => cards.show(987_654_321))).toBeNull();
    });

    test('issues a code once', async () => {
      const id = await issue('once');
      const again = { digest: 'once', ending: '0000', balance: 9999, currency: 'EUR', expiresAt: null, note: '' };
      expect(await inShop((cards) => cards.issue(again, NOON))).toBe(false);
      expect(await balance(id)).toBe(1000);
    });

    test('sums up what all balances were and became', async () => {
      const day = (number: number) => new Date(`2025-03-0${number}T12:00:00Z`);
      const of = (from: number | null, before: number) =>
        inShop((cards) => cards.ledger({ from: from === null ? null : day(from), before: day(before) }));
      const nothing = { opening: 0, issued: 0, paid: 0, returned: 0, voided: 0, outstanding: 0, expired: 0 };
      expect(await of(null, 1)).toEqual(nothing);
      const card = { ending: '7F3A', currency: 'EUR', expiresAt: null, note: '' };
      await inShop((cards) => cards.issue({ ...card, digest: 'ledger-1', balance: 1000, expiresAt: day(4) }, day(1)));
      await inShop((cards) => cards.issue({ ...card, digest: 'ledger-2', balance: 300 }, day(2)));
      const [one, two] = await Promise.all(
        ['ledger-1', 'ledger-2'].map(async (digest) => (await store.ports.giftCards.findByDigest(digest))?.id ?? 0),
      );
      const orderId = await placedOrder(store);
      const payments = [{ cardId: one ?? 0, amount: 400 }];
      await inShop((cards) => cards.pay({ orderId, payments, at: day(2) }));
      expect(await of(null, 2)).toEqual({ ...nothing, issued: 1000, outstanding: 1000 });
      const paid = { ...nothing, opening: 1000, issued: 300, paid: 400, outstanding: 900 };
      expect(await of(2, 3)).toEqual(paid);
      expect(await of(2, 4)).toEqual({ ...paid, expired: 600 });
      await inShop((cards) => cards.refund({ orderId, at: day(3), heldSince: null }));
      await inShop((cards) => cards.void(two ?? 0, day(3)));
      const returned = { ...nothing, opening: 900, returned: 400, voided: 300, outstanding: 1000 };
      expect(await of(3, 4)).toEqual({ ...returned, expired: expect.any(Number) });
      await inShop((cards) => cards.void(one ?? 0, day(5)));
    });

    test('refunds what an order charged once, and records every movement', async () => {
      const [one, two] = [await issue('books-1'), await issue('books-2')];
      const [order, other] = [await placedOrder(store), await placedOrder(store)];
      await pay(order, { cardId: two, amount: 400 }, { cardId: one, amount: 1000 });
      await pay(other, { cardId: two, amount: 100 });
      expect([await balance(one), await balance(two)]).toEqual([0, 500]);
      expect(await store.ports.giftCards.returns([order, other])).toEqual([]);
      expect([await giveBack(order), await giveBack(order)]).toEqual([
        { credited: 1400, onVoidCards: 0 },
        { credited: 0, onVoidCards: 0 },
      ]);
      expect([await balance(one), await balance(two)]).toEqual([1000, 900]);
      expect(await inShop((cards) => cards.movements(two))).toEqual([
        { kind: 'issued', amount: 1000, orderId: null, at: NOON },
        { kind: 'paid', amount: -400, orderId: order, at: NOON },
        { kind: 'paid', amount: -100, orderId: other, at: NOON },
        { kind: 'returned', amount: 400, orderId: order, at: NOON },
      ]);
      const returns = await store.ports.giftCards.returns([order, other]);
      expect(returns.toSorted((a, b) => a.cardId - b.cardId)).toEqual([
        { orderId: order, cardId: one, at: NOON },
        { orderId: order, cardId: two, at: NOON },
      ]);
      await pay(order, { cardId: one, amount: 1000 });
      expect(await store.ports.giftCards.returns([order])).toEqual([{ orderId: order, cardId: two, at: NOON }]);
    });

    test.each([
      ['has expired since', new Date('2026-11-20T00:00:00Z'), null, new Date('2026-12-21T12:00:00Z')],
      [
        'an order has held',
        new Date('2026-11-20T00:00:00Z'),
        new Date('2026-11-19T00:00:00Z'),
        new Date('2026-11-22T12:00:00Z'),
      ],
      ['holds longer', new Date('2027-11-21T00:00:00Z'), null, new Date('2027-11-21T00:00:00Z')],
      ['never expires', null, null, null],
    ])('credits a card that %s so that it can be spent', async (name, expiresAt, heldSince, expected) => {
      const id = await issue(name, { expiresAt });
      const orderId = await placedOrder(store);
      await pay(orderId, { cardId: id, amount: 400 });
      await giveBack(orderId, heldSince);
      expect(await store.ports.giftCards.find([id])).toMatchObject([{ balance: 1000, expiresAt: expected }]);
    });

    test('credits no void card, and says how much it would have been', async () => {
      const [open, closed] = [await issue('open'), await issue('closed')];
      const order = await placedOrder(store);
      await pay(order, { cardId: open, amount: 300 }, { cardId: closed, amount: 700 });
      await inShop((cards) => cards.void(closed, NOON));
      expect(await giveBack(order)).toEqual({ credited: 300, onVoidCards: 700 });
      expect([await balance(open), await balance(closed)]).toEqual([1000, 0]);
      expect(await inShop((cards) => cards.movements(closed))).toMatchObject([
        { kind: 'issued', amount: 1000 },
        { kind: 'paid', amount: -700 },
        { kind: 'voided', amount: -300 },
      ]);
    });

    test('rolls back work that would make a balance negative', async () => {
      const id = await issue('bottom');
      const order = await placedOrder(store);
      await expect(pay(order, { cardId: id, amount: 1001 })).rejects.toThrow();
      expect(await balance(id)).toBe(1000);
    });

    test('parallel orders never spend the same balance twice', async () => {
      const id = await issue('rush');
      const orders = [await placedOrder(store), await placedOrder(store), await placedOrder(store)];
      const spent = await Promise.all(
        orders.map((orderId) =>
          inShop(async (cards) => {
            const [card] = await cards.forUpdate([id]);
            const amount = Math.min(600, card?.balance ?? 0);
            if (amount > 0) await cards.pay({ orderId, payments: [{ cardId: id, amount }], at: NOON });
            return amount;
          }),
        ),
      );
      expect(spent.toSorted((a, b) => b - a)).toEqual([600, 400, 0]);
      expect(await balance(id)).toBe(0);
    });

    test('empties a void card, hides it from its code, and voids it only once', async () => {
      const id = await issue('void');
      const endIt = () => inShop((cards) => cards.void(id, NOON));
      expect([await endIt(), await endIt()]).toEqual([true, false]);
      expect(await store.ports.giftCards.findByDigest('void')).toBeNull();
      expect(await store.ports.giftCards.find([id])).toMatchObject([{ balance: 0, voidedAt: NOON }]);
      expect((await inShop((cards) => cards.list())).find((card) => card.id === id)).toMatchObject({ voidedAt: NOON });
    });
  });
