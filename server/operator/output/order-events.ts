import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from './money.ts';

/** What happened to an order, in one sentence. */
export const eventLine = (event: OrderEvent, { orderEvents }: Messages): string =>
  fill(orderEvents[event.code], 'amount' in event ? { ...event, amount: formatMoney(event.amount) } : event);
