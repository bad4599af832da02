import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payment-provider.ts';
import { bankTransfer } from './bank-transfer/gateway.ts';
import { cashOnDelivery } from './cash-on-delivery/gateway.ts';
import { STRIPE, stripeGateway } from './stripe/gateway.ts';
import type { StripeAccess } from './stripe/stripe-client.ts';

/** What payment methods are made of. */
export interface GatewaySetup {
  readonly settings: ShopSettings;
  /** Null for a shop without an account at Stripe: cards are not offered. */
  readonly stripe: StripeAccess | null;
}

/** A payment method. Null where the shop is not set up for it. */
export type GatewayFactory = (setup: GatewaySetup) => Gateway | null;

/** Every payment method, in the order they are offered. A new one is a folder and a line here. */
const GATEWAYS: readonly GatewayFactory[] = [stripeGateway, bankTransfer, cashOnDelivery];

/** The methods the shop is set up for. Test cards come last: clients choose the first method for their shoppers. */
export function createGateways(setup: GatewaySetup, factories = GATEWAYS): readonly Gateway[] {
  const gateways = factories.flatMap((factory) => factory(setup) ?? []);
  const takesTestCards = ({ id }: Gateway) => id === STRIPE && setup.stripe?.isTest === true;
  return [...gateways.filter((one) => !takesTestCards(one)), ...gateways.filter(takesTestCards)];
}
