import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { NewPayment } from '../ports/payments.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

export const paymentsContract = (name: string, open: OpenStore) =>
  describe(`payments in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const facts = (reference: string, rest: Partial<NewPayment> = {}): NewPayment => ({
      reference,
      gateway: 'stripe',
      sessionId: `t_${reference}`,
      orderId: null,
      intent: null,
      setup: null,
      amount: 1290,
      currency: 'EUR',
      createdAt: NOON,
      ...rest,
    });
    const add = (payment: NewPayment) => store.ports.unitOfWork(({ payments }) => payments.add(payment));
    const ofCart = (session: string) =>
      store.ports.unitOfWork(({ payments }) => payments.findOpenByCart('stripe', `t_${session}`));

    test('is found by id and by the gateway’s id', async () => {
      const added = await add(facts('whole', { intent: 'pi_whole', setup: 'seti_whole' }));
      expect(added).toMatchObject({ ...facts('whole'), intent: 'pi_whole', setup: 'seti_whole', state: 'open' });
      expect(await store.ports.payments.find(added.id)).toEqual(added);
      expect(await store.ports.payments.findByIntent('stripe', 'pi_whole')).toEqual(added);
      expect(await store.ports.payments.findByIntent('other', 'pi_whole')).toBeNull();
      expect(await store.ports.payments.find(987_654_321)).toBeNull();
    });

    test('of a cart is open until it is closed', async () => {
      const added = await add(facts('cart'));
      expect(await ofCart('cart')).toEqual(added);
      expect(await ofCart('other-cart')).toBeNull();
      await store.ports.unitOfWork(({ payments }) => payments.save({ ...added, intent: 'pi_cart', state: 'closed' }));
      expect(await ofCart('cart')).toBeNull();
      expect(await store.ports.payments.find(added.id)).toEqual({ ...added, intent: 'pi_cart', state: 'closed' });
    });

    test('of a guest’s cart becomes the customer’s, and replaces the customer’s own', async () => {
      const [guests, customers] = [await add(facts('guest')), await add(facts('customer'))];
      const move = () => store.ports.unitOfWork(({ payments }) => payments.transferCart('t_guest', 't_customer'));
      await move();
      expect(await ofCart('customer')).toEqual({ ...guests, sessionId: 't_customer' });
      expect(await ofCart('guest')).toBeNull();
      expect(await store.ports.payments.find(customers.id)).toMatchObject({ state: 'open', orderId: null });
      await move();
      expect(await ofCart('customer')).toEqual({ ...guests, sessionId: 't_customer' });
    });

    test('recognizes a handled event', async () => {
      const event = { id: 'evt_1', at: NOON };
      expect(await store.ports.payments.isHandledEvent('stripe', 'evt_1')).toBe(false);
      await store.ports.unitOfWork(({ payments }) => payments.recordHandledEvent('stripe', event));
      await store.ports.unitOfWork(({ payments }) => payments.recordHandledEvent('stripe', event));
      expect(await store.ports.payments.isHandledEvent('stripe', 'evt_1')).toBe(true);
      expect(await store.ports.payments.isHandledEvent('other', 'evt_1')).toBe(false);
    });

    test('forgets handled events of the past', async () => {
      const past = { id: 'evt_past', at: new Date(NOON.getTime() - 1) };
      await store.ports.unitOfWork(async ({ payments }) => {
        for (const event of [past, { id: 'evt_now', at: NOON }]) await payments.recordHandledEvent('stripe', event);
        await payments.forgetEventsBefore(NOON);
      });
      const { isHandledEvent } = store.ports.payments;
      expect([await isHandledEvent('stripe', 'evt_past'), await isHandledEvent('stripe', 'evt_now')]).toEqual([
        false,
        true,
      ]);
    });

    test('an open payment is due after a minute, is claimed once, and then less and less often', async () => {
      const { id } = await add(facts('due', { intent: 'pi_due' }));
      const { id: closed } = await add(facts('over'));
      await store.ports.unitOfWork(async ({ payments }) => {
        const over = await payments.find(closed);
        if (over) await payments.save({ ...over, state: 'closed' });
      });
      const claim = async (now: Date) => {
        const due = await store.ports.unitOfWork(({ payments }) => payments.claimDue(now, 99));
        return due.filter((payment) => [id, closed].includes(payment.id)).map((payment) => payment.id);
      };
      expect(await claim(NOON)).toEqual([]);
      const twice = await Promise.all([claim(at(1)), claim(at(1))]);
      expect(twice.flat()).toEqual([id]);
      expect(await claim(at(1.5))).toEqual([]);
      expect(await claim(at(40))).toEqual([id]);
      expect(await claim(at(49))).toEqual([]);
      expect(await claim(at(50))).toEqual([id]);
    });
  });
