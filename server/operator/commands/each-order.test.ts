import { expect, test } from 'vitest';
import { pageOf } from '#engine/domain/paging/page.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../../config/logger.ts';
import { callLocally, createOperatorService } from '../service/operator-service.ts';
import { eachOrder } from './each-order.ts';

test('reads every order of 1,001 once, in parts', async () => {
  const { usecases } = await memoryShop();
  const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
  const asked: (number | undefined)[] = [];
  const service = createOperatorService({ usecases, database: { dump: null }, logger: createLogger('silent') });
  const call = callLocally({
    ...service,
    async listOrders({ page }) {
      asked.push(page.after);
      const { rows, ...rest } = pageOf(ids, page);
      return { ...rest, rows: rows.map((id) => anOrder({ id, status: id % 2 === 0 ? 'completed' : 'cancelled' })) };
    },
  });
  const read: number[] = [];
  for await (const { order } of eachOrder(call, { statuses: ['completed'] })) read.push(order.id);
  expect(read).toEqual(ids.filter((id) => id % 2 === 0));
  expect(asked).toEqual([undefined, 500, 1000]);
});
