import { offerGateways, type PaymentFacts, type PaymentGateway } from '../payment/gateway.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { OrderRefusal } from './refusals.ts';
import type { OrderStatus } from './status.ts';

export interface ChosenPayment {
  /** Null when there is nothing to pay. */
  readonly gateway: PaymentGateway | null;
  readonly status: OrderStatus;
}

interface Choice {
  /** Null takes the first method that is offered. */
  readonly id: string | null;
  readonly gateways: readonly PaymentGateway[];
  readonly facts: PaymentFacts;
  readonly needsProcessing: boolean;
}

/** An order without a price is as good as paid. */
export function choosePayment({ id, gateways, facts, needsProcessing }: Choice): Result<ChosenPayment, OrderRefusal> {
  if (facts.total === 0) return ok({ gateway: null, status: needsProcessing ? 'processing' : 'completed' });
  const gateway = offerGateways(gateways, facts).find((one) => id === null || one.id === id);
  if (!gateway) return refuse({ code: 'PAYMENT_METHOD_INVALID' });
  return ok({ gateway, status: gateway.initialStatus(facts) });
}
