import type { PaymentProvider } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';

/** Null for a gateway without a line to the outside, and for one the shop no longer has. */
export const providerOf = ({ gateways }: Pick<Needs, 'gateways'>, gateway: string): PaymentProvider | null =>
  gateways.find(({ id }) => id === gateway)?.provider ?? null;
