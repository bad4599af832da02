import type { PaymentFacts, PaymentGateway } from '../payment/gateway.ts';
import { granted, type Result, refused } from '../result.ts';
import type { OrderRefusal } from './refusals.ts';
import type { OrderStatus } from './status.ts';

export interface ChosenPayment {
  /** Null when there is nothing to pay. */
  readonly gateway: PaymentGateway | null;
  readonly status: OrderStatus;
}

interface Choice {
  readonly id: string;
  readonly gateways: readonly PaymentGateway[];
  readonly facts: PaymentFacts;
  readonly needsProcessing: boolean;
}

/** An order without a price is as good as paid. */
export function choosePayment({ id, gateways, facts, needsProcessing }: Choice): Result<ChosenPayment, OrderRefusal> {
  if (facts.total === 0) return granted({ gateway: null, status: needsProcessing ? 'processing' : 'completed' });
  const gateway = gateways.find((one) => one.id === id && one.available(facts));
  if (!gateway) return refused({ code: 'PAYMENT_METHOD_INVALID' });
  return granted({ gateway, status: gateway.firstStatus(facts) });
}
