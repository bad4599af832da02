import type { Gateway } from '#engine/usecases/ports/payments.ts';
import { bankTransfer } from './bank-transfer/gateway.ts';
import { cashOnDelivery } from './cash-on-delivery/gateway.ts';
import type { GatewaySetup } from './gateway-setup.ts';
import { stripeGateway } from './stripe/gateway.ts';

/** Every way to pay this shop knows, in the order they are offered: a new one is a folder and a line here. */
const GATEWAYS: readonly ((setup: GatewaySetup) => Gateway | null)[] = [stripeGateway, bankTransfer, cashOnDelivery];

/** Those that the shop is set up for. */
export const createGateways = (setup: GatewaySetup): readonly Gateway[] =>
  GATEWAYS.flatMap((gateway) => gateway(setup) ?? []);
