import { expect, test } from 'vitest';
import { anOrder } from '#engine/domain/testing/order.ts';
import { memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../../../config/logger.ts';
import { callLocally, createOperatorService } from '../../service/operator-service.ts';
import { eachOrder } from './each-order.ts';

test('reads every order of 1,001 once, in parts', async () => {
  const { usecases } = await memoryShop();
  const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
  const asked: number[] = [];
  const service = createOperatorService({ usecases, database: { dump: null }, logger: createLogger('silent') });
  const call = callLocally({
    ...service,
    async nextOrders({ after, limit }) {
      asked.push(after);
      const part = ids.filter((id) => id > after).slice(0, limit);
      return part.map((id) => anOrder({ id, status: id % 2 === 0 ? 'completed' : 'cancelled' }));
    },
  });
  const read: number[] = [];
  for await (const { order } of eachOrder(call, { statuses: ['completed'] })) read.push(order.id);
  expect(read).toEqual(ids.filter((id) => id % 2 === 0));
  expect(asked).toEqual([0, 500, 1000]);
});
