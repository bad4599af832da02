import type { Needs, UnitOfWork } from '#engine/usecases/ports/ports.ts';
import type { Job } from '../jobs/scheduler.ts';

/** What an operator counts. Nothing of it names a person, a product or an order. */
export interface ShopEvents {
  /** Once for each order, after its commit. */
  orderPlaced(method: string): void;
  orderChanged(status: string): void;
  paymentSettled(gateway: string, result: 'paid' | 'closed'): void;
  refused(useCase: string, code: string): void;
}

/** The ports of the use cases, with what their transactions do told after the commit. */
export const watchShop = (needs: Needs, events: ShopEvents): Needs => ({
  ...needs,
  unitOfWork: watchCommits(needs.unitOfWork, events),
  onResult(useCase, result) {
    // Whoever has called it handles its failure.
    Promise.resolve(result).then(
      (settled) => {
        const code = refusalCode(settled);
        if (code !== null) events.refused(useCase, code);
      },
      () => undefined,
    );
  },
});

function refusalCode(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('refusal' in result)) return null;
  const { refusal } = result;
  if (typeof refusal !== 'object' || refusal === null || !('code' in refusal)) return null;
  return typeof refusal.code === 'string' ? refusal.code : null;
}

type Happened = () => void;

const watchCommits =
  (unitOfWork: Needs['unitOfWork'], events: ShopEvents): Needs['unitOfWork'] =>
  async (work) => {
    let happened: Happened[] = [];
    const result = await unitOfWork((shop) => {
      // A transaction that is begun anew has done nothing yet.
      happened = [];
      return work(watchTransaction(shop, events, happened));
    });
    for (const tell of happened) tell();
    return result;
  };

const watchTransaction = (shop: UnitOfWork, events: ShopEvents, happened: Happened[]): UnitOfWork => ({
  ...shop,
  orders: watchOrders(shop.orders, events, happened),
  payments: {
    ...shop.payments,
    async save(payment) {
      await shop.payments.save(payment);
      const { gateway, state } = payment;
      if (state !== 'open') happened.push(() => events.paymentSettled(gateway, state));
    },
  },
});

function watchOrders(orders: UnitOfWork['orders'], events: ShopEvents, happened: Happened[]): UnitOfWork['orders'] {
  const statuses = new Map<number, string>();
  return {
    ...orders,
    async add(order, key, network) {
      const added = await orders.add(order, key, network);
      if (added.isNew) happened.push(() => events.orderPlaced(order.paymentMethod));
      return added;
    },
    async forUpdate(id) {
      const order = await orders.forUpdate(id);
      if (order) statuses.set(id, order.status);
      return order;
    },
    async save(order) {
      await orders.save(order);
      // A parcel number that is corrected, or a part that is refunded, changes no status.
      if (statuses.get(order.id) !== order.status) happened.push(() => events.orderChanged(order.status));
      statuses.set(order.id, order.status);
    },
  };
}

/** A job whose runs are timed. */
export const watchJob = (
  job: Job,
  onRun: (name: string, run: { readonly seconds: number; readonly isOk: boolean }) => void,
): Job => ({
  ...job,
  async run(closing) {
    const begunAt = performance.now();
    let isOk = false;
    try {
      const result = await job.run(closing);
      isOk = true;
      return result;
    } finally {
      onRun(job.name, { seconds: (performance.now() - begunAt) / 1000, isOk });
    }
  },
});
